/** Nothing of an API answer may be run or framed, whatever a browser takes it for. */
export const apiContentPolicy = "default-src 'none'; frame-ancestors 'none'";

export interface SecurityHeaderOptions {
  /** Only where every visitor comes over https: browsers remember it for two years. */
  readonly isHttps: boolean;
}

/** What only a document can obey: styles, scripts, typefaces and pictures do without. */
export const documentHeaders = {
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), " +
    "magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
  "x-frame-options": "DENY",
};

/** Headers of every answer; the Content-Security-Policy depends on what is answered. */
export function securityHeaders({ isHttps }: SecurityHeaderOptions): Record<string, string> {
  return {
    ...documentHeaders,
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    ...(isHttps && { "strict-transport-security": "max-age=63072000; includeSubDomains" }),
  };
}
