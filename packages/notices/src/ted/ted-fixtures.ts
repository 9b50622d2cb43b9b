/** Hand-written TED_EXPORT documents for tests: only what a test speaks of is filled in. */

export interface TedFixture {
  /** Content of the form, without its own element */
  readonly body: string;
  readonly form?: string;
  readonly formAttributes?: string;
  readonly rootAttributes?: string;
  readonly noticeData?: string;
  readonly codifData?: string;
  /** Further children of FORM_SECTION, before the form */
  readonly before?: string;
}

export function tedExport(fixture: TedFixture): string {
  const form = fixture.form ?? "F02_2014";
  return `<?xml version="1.0" encoding="UTF-8"?>
<TED_EXPORT xmlns="http://publications.europa.eu/resource/schema/ted/R2.0.9/publication"
  xmlns:n2021="http://publications.europa.eu/resource/schema/ted/2021/nuts"
  ${fixture.rootAttributes ?? 'VERSION="R2.0.9.S05.E01" DOC_ID="012345-2023"'}>
<CODED_DATA_SECTION>
 <REF_OJS><NO_OJ>16</NO_OJ><DATE_PUB>20230123</DATE_PUB></REF_OJS>
 <NOTICE_DATA>${fixture.noticeData ?? '<NO_DOC_OJS>2023/S 016-012345</NO_DOC_OJS><ISO_COUNTRY VALUE="DE"/>'}</NOTICE_DATA>
 <CODIF_DATA>${fixture.codifData ?? "<DS_DATE_DISPATCH>20230120</DS_DATE_DISPATCH>"}</CODIF_DATA>
</CODED_DATA_SECTION>
<TRANSLATION_SECTION><ML_TITLES><ML_TI_DOC LG="DE"><TI_CY>Deutschland</TI_CY><TI_TOWN>Köln</TI_TOWN>
<TI_TEXT><P>Werbung</P></TI_TEXT></ML_TI_DOC></ML_TITLES></TRANSLATION_SECTION>
<FORM_SECTION>${fixture.before ?? ""}<${form} CATEGORY="ORIGINAL" LG="DE" ${fixture.formAttributes ?? ""}>
${fixture.body}
</${form}></FORM_SECTION></TED_EXPORT>`;
}

export const buyer = `<CONTRACTING_BODY><ADDRESS_CONTRACTING_BODY>
<OFFICIALNAME>Stadt Musterhausen</OFFICIALNAME><NATIONALID>DE123</NATIONALID><ADDRESS>Markt 1</ADDRESS><TOWN>Musterhausen</TOWN>
<POSTAL_CODE>50667</POSTAL_CODE><COUNTRY VALUE="DE"/><PHONE>+49 1</PHONE><E_MAIL>vergabe@musterhausen.example</E_MAIL>
<n2021:NUTS CODE="DEA23"/><URL_GENERAL>www.musterhausen.example</URL_GENERAL>
<URL_BUYER>https://platform.example/buyer</URL_BUYER></ADDRESS_CONTRACTING_BODY>
<ADDRESS_CONTRACTING_BODY_ADDITIONAL><OFFICIALNAME>Kreis Muster</OFFICIALNAME><COUNTRY VALUE="DE"/></ADDRESS_CONTRACTING_BODY_ADDITIONAL>
<DOCUMENT_RESTRICTED/><URL_DOCUMENT>https://platform.example/documents</URL_DOCUMENT>
<URL_PARTICIPATION>https://platform.example/submit</URL_PARTICIPATION>
<CA_TYPE VALUE="REGIONAL_AUTHORITY"/><CA_ACTIVITY VALUE="GENERAL_PUBLIC_SERVICES"/></CONTRACTING_BODY>`;

export function object(content: string): string {
  return `<OBJECT_CONTRACT><TITLE><P>Werbekampagne</P></TITLE><REFERENCE_NUMBER>AZ 7</REFERENCE_NUMBER>
<CPV_MAIN><CPV_CODE CODE="79341400"/></CPV_MAIN><TYPE_CONTRACT CTYPE="SERVICES"/>
<SHORT_DESCR><P>Eine  Kampagne</P><P>in m<FT TYPE="SUP">2</FT></P></SHORT_DESCR>${content}</OBJECT_CONTRACT>`;
}

/** An award of R2.0.9 */
export function award(content: string, lot = ""): string {
  const number = lot === "" ? "" : `<LOT_NO>${lot}</LOT_NO>`;
  return `<AWARD_CONTRACT ITEM="1">${number}${content}</AWARD_CONTRACT>`;
}

export function contractor(name: string, size = "<NO_SME/>"): string {
  return `<CONTRACTOR><ADDRESS_CONTRACTOR><OFFICIALNAME>${name}</OFFICIALNAME><TOWN>Bonn</TOWN>
<COUNTRY VALUE="DE"/><n2021:NUTS CODE="DEA22"/></ADDRESS_CONTRACTOR>${size}</CONTRACTOR>`;
}
