import { html } from "@tc/domain";
import type { Markup } from "@tc/domain";

// "Randnotiz" without web fonts and pictures: a mail fetches nothing. Mail programs want the styles in the elements.
export const font =
  "font-family:'Instrument Sans',system-ui,-apple-system,'Segoe UI',Arial,sans-serif";
export const ink = "color:#17191f";
export const ink2 = "color:#474a54";
export const ink3 = "color:#686b75";
export const pen = "color:#2b37d6";
export const red = "color:#bc2a1b";
export const marker = "#e6f437";
export const line = "1px solid #e7e3d8";
export const body = `${font};font-size:15px;line-height:22px`;
export const small = `${font};font-size:13px;line-height:20px`;
export const plain = "border-collapse:separate";
/** Long German words must not widen a phone's page. */
export const wrap = "hyphens:auto;word-break:break-word";

// Most mail programs follow the colour scheme only through !important in a style element; the marker and its ink stay.
export const darkStyle: Markup = html`<style>
  :root {
    color-scheme: light dark;
    supported-color-schemes: light dark;
  }
  @media (prefers-color-scheme: dark) {
    .paper {
      background: #0e1014 !important;
    }
    .sheet {
      background: #15181e !important;
      border-color: #252932 !important;
    }
    .sunken {
      background: #0b0d10 !important;
    }
    .ink {
      color: #f0eee7 !important;
    }
    .ink-2 {
      color: #bdbec5 !important;
    }
    .ink-3 {
      color: #9496a2 !important;
    }
    .pen {
      color: #a8b0ff !important;
    }
    .red {
      color: #ff9384 !important;
    }
    .line {
      border-color: #252932 !important;
    }
    .soft {
      background: #383c12 !important;
      color: #f0eee7 !important;
    }
    .redsoft {
      background: #3a1c19 !important;
      color: #ff9384 !important;
    }
    .block {
      background: #f0eee7 !important;
    }
    .hollow {
      border-color: #ff9384 !important;
      background: #15181e !important;
    }
  }
  @media (max-width: 480px) {
    .pad {
      padding-left: 18px !important;
      padding-right: 18px !important;
    }
    .stack {
      display: block !important;
      padding-left: 0 !important;
    }
    .news {
      font-size: 20px !important;
      line-height: 26px !important;
    }
    .fit {
      width: 58px !important;
    }
  }
</style>`;
