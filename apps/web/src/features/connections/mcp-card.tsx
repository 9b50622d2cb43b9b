import { Button } from "../../ui/forms/button";
import { FieldFrame } from "../../ui/forms/text-field";
import { Card } from "../../ui/layout/card";
import { showToast } from "../../ui/overlays/toast";
import form from "../../ui/forms/dense-form.module.css";
import panel from "../../ui/layout/panel.module.css";

/** Where assistants that speak the Model Context Protocol connect. */
export function McpCard() {
  const address = `${location.origin}/mcp`;
  return (
    <Card title="Assistenten (MCP)">
      <div className={panel.stack}>
        <p className={panel.note}>
          Ein Assistent, der das Model Context Protocol spricht, sucht und liest hier selbst, nie
          mehr als sein API-Schlüssel erlaubt. Trage bei ihm diese Adresse ein und den Schlüssel als
          Bearer-Token.
        </p>
        <div className={form.form}>
          <FieldFrame label="Adresse">
            {(control) => <input {...control} readOnly value={address} />}
          </FieldFrame>
        </div>
        <div className={panel.row}>
          <Button onClick={() => void copy(address)}>Adresse kopieren</Button>
        </div>
      </div>
    </Card>
  );
}

async function copy(address: string) {
  try {
    await navigator.clipboard.writeText(address);
    showToast("Adresse kopiert");
  } catch {
    showToast("Der Browser hat das Kopieren nicht erlaubt.", { isFailure: true });
  }
}
