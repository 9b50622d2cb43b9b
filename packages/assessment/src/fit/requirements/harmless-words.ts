/** Words that limit nothing, whole or as stems, which take endings and join: "Mindestanforderungen". */
interface HarmlessWords {
  readonly whole: string;
  readonly stems: string;
}

/** Articles, prepositions, verbs of demanding, names of papers: they may stand in any demand. */
export const harmlessAnywhere: HarmlessWords = {
  whole: `
    a ab aber abgegeben abs abzugeben als am an auch auf aus b bei beim beizufügen
    belegen beläuft bereits bestehen besteht betragen betreffend beträgt bezogen bis buchst bzw c d
    darf darüber das dass daß dem den der deren des die dies drei durch dürfen ein einzureichen er
    erbringen erfüllen erfüllt erklärt erreichen erreicht es eur euro f ff führt fünf für g geben
    gefordert gegeben gem gemäß gewährleistet gilt gwb haben hat hinaus i ii iii im in inkl ist je kann
    können liegen liegt m million millionen min mind mio mit muss müssen nach nachgewiesen nachweisen
    nachzuweisen nr o oder p pro s satz sein sich sie sind so soll sowie tausend teur tsd
    und unterhalten unterhält unterschreiten uvgo v verfügen verfügt verlangt vgl vgv vier vob vom von
    vor vorgelegt vorlegen vorliegen vorliegt vorweisen vorzulegen werden wie wird wobei während ziff
    zu zum zur zwei zzgl über
  `,
  stems: `
    abgabe all allgemein alternativ anforderung angabe angebot anlage antrag auftraggeber
    ausschluss ausschlusskriterium bedingung beigefügt beleg bescheinigung bestehend
    bestätigung betrag bewerb bewerber bewerbung bewerbungsfrist bieter bieterin dies eigen eignung
    eignungskriterien eignungskriterium ein entweder erforderlich erklärung folgend form formblatt
    formular frist gefordert genannt gesamt höhe ihr jed jeweilig jeweils kopie laut mindest mindestens
    nachfolgend nachgewiesen nachweis netto nichterfüllung nummer oben schriftlich sein standard summe
    sämtlich teilnahme umfang unterlagen unternehmen verbindlich vergabe verlangt voraussetzung
    vordruck vorgabe vorlage vorstehend wenigstens wertung zeitpunkt zwingend
  `,
};

/** What a demand of a kind may say besides. */
export const harmlessInKind = {
  turnover: {
    whole: `
      abzüglich brutto erzielt größer hat höher insgesamt mittel mwst ohne ust zuletzt zumindest
      zusammen
    `,
    stems: `
      abgeschlossen brutto durchschnitt durchschnittlich ende erlös erwirtschaftet erzielt firmen
      gemeinschaft gemittelt geschäft jahr jährlich kalender letzt mehrwertsteuer mitglied steuer
      umsatz umsätz vergangen vorangegangen wirtschaftsjahr zurückliegend
    `,
  },
  insurance: {
    whole: `
      abdeckt abgedeckt abschließen abschließt abzuschließen aufstocken aufzustocken decken deckt
      ebenfalls ebenso eg eines eu fach falls gegen jährlich mal pauschal rahmen rechtzeitig
      verpflichtet versicherbar versichert wonach zusichert
    `,
    stems: `
      abgeschlossen abkommen abschluss aktuell aufrechterhaltung auftrag beginn beglaubigt bereitschaft
      beruf betrieb dauer deckung doppelt dreifach einfach ereignis erhöhung ersatz erteilung
      europäisch fall fälle gesellschaft gültig haft haftpflicht industrie jahr jährlich kalender
      kreditinstitut lauf leistung leistungserbringung maximiert maximierung mitglied pauschal person
      police raum sach sachen schad schaden schein schluss schutz schäden sonstig staat union vermögen
      versicherer versicherung vertrag wirtschaft zeit zugelassen zuschlag zweifach
    `,
  },
  certificates: {
    whole: `
      detailliert din en entspricht erläutern iec iso nachweist qms scan welches womit
    `,
    stems: `
      akkreditiert aktuell beglaubigt einzureichend gleichwertig gleichwertigkeit grundsätz gültig
      informationssicherheit management norm qm qualität qualitätsmanagement sicherung stelle system
      umwelt unabhängig vergleichbar zertifikat zertifikation zertifiziert zertifizierung
    `,
  },
} as const satisfies Readonly<Record<string, HarmlessWords>>;
