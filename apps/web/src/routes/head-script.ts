import { schemeAttribute, schemeKey } from "../platform/colour-scheme-names";

/**
 * The very first script of every page. A recovery link (`#type=recovery&access_token=…`) must lose its key before
 * anything can log or send the address. On /reset-password, and on /gate in front of it, the key waits in memory; any
 * other page hands it on to /reset-password in place of its own history entry.
 */
export const recoveryScript =
  `(function(){function take(){var l=location,p=new URLSearchParams(l.hash.slice(1)),t=p.get("access_token");` +
  `if(p.get("type")!=="recovery"||t===null)return;history.replaceState(history.state,"",l.pathname+l.search);` +
  `if(/^\\/(reset-password|gate)$/.test(l.pathname)){window.tcRecoveryToken=t;dispatchEvent(new Event("tc-recovery"))}` +
  `else l.replace("/reset-password#type=recovery&access_token="+encodeURIComponent(t))}` +
  `take();addEventListener("hashchange",take)})()`;

/**
 * Runs before the first paint, so that nobody sees a flash of the other colours. The Content-Security-Policy allows it by
 * its hash. It also tells the styles that scripts run.
 */
export const colourSchemeScript =
  `(function(){var d=document.documentElement,s="auto";d.setAttribute("data-script","");try{s=localStorage.getItem("${schemeKey}")||"auto"}catch(e){}` +
  `if(s!=="light"&&s!=="dark")s=matchMedia("(prefers-color-scheme:dark)").matches?"dark":"light";` +
  `d.setAttribute("${schemeAttribute}",s)})()`;
