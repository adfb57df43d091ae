/** Made when the page is built: see build/ruleFacts.ts. */
declare module 'virtual:rule-facts' {
	const facts: Readonly<Record<string, { readonly tests: number; readonly ruling: boolean }>>;
	export default facts;
}
