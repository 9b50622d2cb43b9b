/** Mail providers whose domain says nothing about who writes. */
const freemailDomains = new Set(
  `
  gmail.com googlemail.com gmx.de gmx.net gmx.at gmx.ch gmx.com gmx.eu web.de t-online.de
  freenet.de mail.de email.de posteo.de posteo.net mailbox.org 1und1.de online.de arcor.de
  vodafone.de vodafonemail.de o2online.de o2mail.de kabelmail.de unitybox.de unity-mail.de
  ewe.net netcologne.de osnanet.de alice.de alice-dsl.net versanet.de tutanota.com tutanota.de
  tuta.io tuta.com magenta.de outlook.de outlook.com live.de live.com hotmail.de hotmail.com
  msn.com icloud.com me.com mac.com yahoo.de yahoo.com ymail.com rocketmail.com aol.com aol.de
  proton.me protonmail.com pm.me mail.com zoho.com zohomail.eu fastmail.com hey.com bluewin.ch
  hispeed.ch a1.net aon.at chello.at gmx.org caramail.com
`
    .trim()
    .split(/\s+/),
);

export function isFreemail(domain: string): boolean {
  return freemailDomains.has(domain);
}
