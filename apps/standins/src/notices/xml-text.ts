const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

export const escapeXml = (text: string) =>
  /[&<>"]/.test(text) ? text.replace(/[&<>"]/g, (character) => entities[character]!) : text;

/** One element with a text; attributes are given as they shall appear. */
export const leaf = (name: string, text: string | number, attributes = "") =>
  `<${name}${attributes && ` ${attributes}`}>${typeof text === "number" ? text : escapeXml(text)}</${name}>`;

export const code = (name: string, list: string, value: string) =>
  `<${name} listName="${list}">${value}</${name}>`;

export const euros = (name: string, amount: number) =>
  `<${name} currencyID="EUR">${amount}</${name}>`;

export const german = (name: string, text: string) =>
  `<${name} languageID="DEU">${escapeXml(text)}</${name}>`;

/** eForms hides its own elements in UBL's extension point. */
export const extension = (content: string) =>
  `<ext:UBLExtensions><ext:UBLExtension><ext:ExtensionContent><efext:EformsExtension>${content}</efext:EformsExtension></ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>`;
