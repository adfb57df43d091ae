/** Made when the page is built: see build/ruleFacts.ts. */
declare module 'virtual:rule-facts' {
	interface RuleFact {
		readonly tests: number;
		readonly ruling: 'whole' | 'part' | null;
	}
	const facts: Readonly<Record<string, RuleFact>>;
	export default facts;
}
