/** Addresses of the contract; e2e/screens/app/bootstrap.spec.ts sees that no screen asks for one of them again. */
const ofEveryScreen = [
  "/api/session",
  "/api/user-status",
  "/api/agency",
  "/api/billing",
  "/api/sources",
  "/api/notifications/unseen",
];

/** The filters of a view, which its counts leave out, and those that name tenders by themselves; see filters.ts. */
const ofView = ["mark", "contested", "sort"];
const naming = ["mark", "contested", "cpv", "buyer"];

/**
 * Starts the one call for all that a screen asks first, while its scripts are still loading. For the list it reads the
 * address as `toListQuery` will; where both differ the list asks by itself, so a difference costs time and nothing else.
 */
export function bootstrapScript(pattern: string): string | undefined {
  if (!/^\/(app|pipeline|onboarding)(\/|$)/.test(pattern)) return undefined;
  const hasList = pattern === "/app/results";
  const addresses = [...ofEveryScreen, ...(hasList ? ["/api/marks"] : [])];
  return (
    `(function(){var a=${JSON.stringify(addresses)};${hasList ? listPart : ""}` +
    `window.tcBootstrap={addresses:a,answers:fetch("/api/bootstrap?"+new URLSearchParams({ask:a.join(" ")}),` +
    `{headers:{accept:"application/json"}}).then(function(r){return r.ok?r.json():{}}).catch(function(){return{}})}})()`
  );
}

const listPart =
  `var p=new URLSearchParams(location.search),f=p.get("field"),s=null,v;` +
  `if(!f)f=${JSON.stringify(naming)}.some(function(n){return p.get(n)})?"all":"own";` +
  `p.delete("tender");p.delete("field");if(!p.has("state"))p.set("state","open");if(!p.get("state"))p.delete("state");` +
  `v=new URLSearchParams(p);${JSON.stringify(ofView)}.forEach(function(n){v.delete(n)});` +
  `if(f==="own")p.set("field",f);` +
  `if(!p.get("sort")&&!p.get("q"))try{s=localStorage.getItem("results_sort")}catch(e){}if(s)p.set("sort",s);` +
  `p.sort();v.sort();a.push("/api/tenders?"+p,"/api/tenders/views?"+v);`;
