import type { PipelinePerson } from "@tc/contract";
import { Check } from "lucide-react";
import { Initials } from "../../../ui/data/initials";
import { Menu, MenuHead, MenuItem, MenuLine } from "../../../ui/overlays/menu";

interface Props {
  title: string;
  people: readonly PipelinePerson[];
  assigneeId: string | undefined;
  anchor: Element;
  onAssign: (person: PipelinePerson | undefined) => void;
  onClose: () => void;
}

/** Who takes care of a card: one active member, or nobody. */
export function AssignMenu({ title, people, assigneeId, anchor, onAssign, onClose }: Props) {
  const choices = [...people.filter(({ isActive }) => isActive), undefined];
  return (
    <Menu label={`${title} zuweisen`} anchor={anchor} onClose={onClose}>
      <MenuHead>
        Zuweisen … <b>{title}</b>
      </MenuHead>
      {choices.map((person) => (
        <span key={person?.id ?? ""} style={{ display: "contents" }}>
          {person === undefined && <MenuLine />}
          <MenuItem
            isChecked={person?.id === assigneeId}
            onChoose={() => {
              onClose();
              onAssign(person);
            }}
          >
            <Initials name={person?.name} isDecorative />
            {person === undefined ? "Niemand" : person.isYou ? `${person.name} (du)` : person.name}
            {person?.id === assigneeId && (
              <span data-key>
                <Check size={15} strokeWidth={1.75} aria-hidden />
              </span>
            )}
          </MenuItem>
        </span>
      ))}
    </Menu>
  );
}
