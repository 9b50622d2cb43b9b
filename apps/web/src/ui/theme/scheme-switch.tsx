/** Light or dark, before anybody is signed in. The page script does it. */
export function SchemeSwitch() {
  return (
    <button type="button" data-action="switch-scheme" data-needs-script>
      Hell / Dunkel
    </button>
  );
}
