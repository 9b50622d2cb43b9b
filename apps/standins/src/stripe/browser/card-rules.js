// What Stripe's fields accept, and the codes they answer with. Kept free of the page, so that tests can ask it alone.

/** @param {string} text */
export const onlyDigits = (text) => text.replace(/\D/g, "");

/** @param {string} number digits */
export function brandOfNumber(number) {
  if (/^3[47]/.test(number)) return "amex";
  if (/^(5[1-5]|2[2-7])/.test(number)) return "mastercard";
  return number.startsWith("4") ? "visa" : "unknown";
}

const lengthOf = (number) => (brandOfNumber(number) === "amex" ? 15 : 16);
const cvcLengthOf = (number) => (brandOfNumber(number) === "amex" ? 4 : 3);

/** In groups, as it is printed on the card. */
export function formatNumber(text) {
  const digits = onlyDigits(text).slice(0, lengthOf(onlyDigits(text)));
  const groups = brandOfNumber(digits) === "amex" ? /^(\d{4})(\d{1,6})?(\d{1,5})?/ : undefined;
  if (groups) {
    const [, ...parts] = groups.exec(digits) ?? [null, digits];
    return parts.filter(Boolean).join(" ");
  }
  return (digits.match(/\d{1,4}/g) ?? []).join(" ");
}

/** "1" may become 10, 11 or 12; "4" can only be April. */
export function formatExpiry(text) {
  let digits = onlyDigits(text).slice(0, 4);
  if (/^[2-9]/.test(digits)) digits = `0${digits}`.slice(0, 4);
  return digits.length < 3 ? digits : `${digits.slice(0, 2)} / ${digits.slice(2)}`;
}

export function isLuhn(number) {
  const sum = [...number].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/**
 * Code of what is wrong with one field; "" when nothing is.
 * @param {"number" | "expiry" | "cvc" | "postalCode"} field
 * @param {Record<string, string>} values as typed
 */
export function checkField(field, values, now = new Date()) {
  const number = onlyDigits(values.number ?? "");
  if (field === "number") {
    if (number.length < lengthOf(number)) return "incomplete_number";
    return isLuhn(number) ? "" : "invalid_number";
  }
  if (field === "expiry") {
    const digits = onlyDigits(values.expiry ?? "");
    const month = Number(digits.slice(0, 2));
    if (digits.length >= 2 && (month < 1 || month > 12)) return "invalid_expiry_month";
    if (digits.length < 4) return "incomplete_expiry";
    const year = 2000 + Number(digits.slice(2));
    if (year < now.getFullYear()) return "invalid_expiry_year_past";
    if (year > now.getFullYear() + 50) return "invalid_expiry_year";
    const isPast = year === now.getFullYear() && month < now.getMonth() + 1;
    return isPast ? "invalid_expiry_month_past" : "";
  }
  if (field === "cvc") {
    return onlyDigits(values.cvc ?? "").length < cvcLengthOf(number) ? "incomplete_cvc" : "";
  }
  return (values.postalCode ?? "").trim().length < 5 ? "incomplete_zip" : "";
}

/** @param {string} text as typed */
export function checkIban(text) {
  const iban = text.replace(/\s/g, "").toUpperCase();
  if (iban.length >= 2 && !/^[A-Z]{2}/.test(iban)) return "invalid_iban_start";
  const isWhole = iban.startsWith("DE") ? iban.length >= 22 : iban.length >= 15;
  if (!isWhole) return "incomplete_iban";
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  const isRight =
    /^\d+$/.test(digits) &&
    (!iban.startsWith("DE") || iban.length === 22) &&
    Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
  return isRight ? "" : "invalid_iban";
}

/** @param {string} text */
export const formatIban = (text) =>
  (
    text
      .replace(/[^A-Za-z0-9]/g, "")
      .toUpperCase()
      .slice(0, 34)
      .match(/.{1,4}/g) ?? []
  ).join(" ");
