import type { BoardCard as Card } from "@tc/contract";
import { openStages } from "@tc/domain";
import type { PipelineStage } from "@tc/domain";
import { Component, createRef } from "react";
import type { FocusEvent, ReactNode } from "react";

interface Props {
  columns: Readonly<Record<PipelineStage, readonly Card[]>>;
  className: string | undefined;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  children: ReactNode;
}
type Boxes = ReadonlyMap<string, DOMRect>;

const glideMs = 160;
/** Many at once are another filter, not moves. */
const mostMoves = 4;

/**
 * A card that went to another stage, by whomever, glides there from where it was. A class, as only it may look at the
 * document between two drawings.
 */
export class GlideArea extends Component<Props> {
  private readonly area = createRef<HTMLDivElement>();

  private findCard(id: string) {
    return this.area.current?.querySelector(`[data-card="${id}"]:not([data-ghost])`);
  }

  override getSnapshotBeforeUpdate({ columns: before }: Props): Boxes | null {
    if (before === this.props.columns) return null;
    const stages = stagesOf(before);
    const moved = [...stagesOf(this.props.columns)]
      .filter(([id, stage]) => (stages.get(id) ?? stage) !== stage)
      .map(([id]) => id);
    if (moved.length === 0 || moved.length > mostMoves) return null;
    return new Map(
      moved.flatMap((id) => {
        const card = this.findCard(id);
        return card ? [[id, card.getBoundingClientRect()]] : [];
      }),
    );
  }

  override componentDidUpdate(_before: Props, _state: unknown, boxes: Boxes | null) {
    if (!boxes || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    for (const [id, box] of boxes) {
      const card = this.findCard(id);
      if (!card) continue;
      const { left, top } = card.getBoundingClientRect();
      card.animate(
        [{ translate: `${box.left - left}px ${box.top - top}px` }, { translate: "0 0" }],
        { duration: glideMs, easing: "ease-out" },
      );
    }
  }

  override render() {
    const { className, onFocus, children } = this.props;
    return (
      <div ref={this.area} className={className} onFocus={onFocus}>
        {children}
      </div>
    );
  }
}

const stagesOf = (columns: Props["columns"]) =>
  new Map(openStages.flatMap((stage) => columns[stage].map(({ id }) => [id, stage] as const)));
