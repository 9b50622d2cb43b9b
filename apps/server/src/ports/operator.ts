/** Who runs this installation: shown on legal pages and in mails. */
export interface Operator {
  readonly company: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly managingDirector: string;
  readonly registerCourt: string;
  readonly registerNumber: string;
  readonly vatId: string;
  readonly phone: string;
  readonly supportEmail: string;
  readonly legalEmail: string;
  readonly privacyEmail: string;
  readonly jobsEmail: string;
  /** Whom we let store data and send mails, and where they do it: the table of sub-processors. */
  readonly hostingProvider: string;
  readonly hostingCountry: string;
  readonly storageProvider: string;
  readonly storageCountry: string;
  readonly mailProvider: string;
  readonly mailCountry: string;
  /** For data protection; the one at the operator's seat. */
  readonly supervisoryAuthority: string;
}
