/** Where the browser keeps the choice. The name is older than what is stored; renaming it would lose every choice. */
export const schemeKey = "mantine-color-scheme-value";
/** On the root element: what is shown now, `light` or `dark`. Styles read it too. */
export const schemeAttribute = "data-color-scheme";
