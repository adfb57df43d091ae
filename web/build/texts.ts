/** Texts are read by the build: a browser gets what Fluent has made of them, and reads none itself. */
import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

export function textsModule(): Plugin {
	return {
		name: 'texts',
		load: (id) => (id.endsWith('.ftl') ? moduleOf(readFileSync(id, 'utf8')) : null),
	};
}

/** JSON is read sooner than what a script says. */
function moduleOf(source: string): string {
	const { body } = new FluentResource(source);
	return `export default JSON.parse(${JSON.stringify(JSON.stringify(body))});`;
}
