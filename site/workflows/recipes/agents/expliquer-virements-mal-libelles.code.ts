/** To the cent, one client, and no invoice for two transfers: all else is for a person. */
export const check = (words: {
  readonly colon: string
  readonly quotes: readonly [string, string]
  readonly look: string
}): string =>
  `const open = $('open').all().map(({ json }) => json);
const used = new Set();
const cents = (value) => Math.round(Number(value) * 100);
return $input.all().map(({ json }) => {
  const { id, amount, label, invoices, reason, error } = json;
  const found = invoices.map((name) => open.find((one) => one.name === name));
  const whole = found.length > 0 && found.every(Boolean) && new Set(invoices).size === invoices.length;
  const fits = whole
    && found.reduce((sum, one) => sum + cents(one.amount_residual), 0) === cents(amount)
    && new Set(found.map(({ partner_id }) => partner_id[0])).size === 1
    && !invoices.some((name) => used.has(name));
  if (fits && !error) invoices.forEach((name) => used.add(name));
  const state = error ? 'down' : fits ? 'sure' : 'open';
  const client = fits ? found[0].partner_id[1] : '';
  const names = invoices.join(' + ');
  const head = Number(amount).toFixed(2) + ' € ${words.quotes[0]}' + label + '${words.quotes[1]}${words.colon}';
  return { json: {
    id, state, ...(error && { error }),
    note: fits ? '[n8n] ' + names + ' (' + client + ')${words.colon}' + reason : '',
    line: head + (fits ? names + ' (' + client + ')' : '${words.look}'),
  } };
});`
