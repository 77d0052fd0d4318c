/** A line counts when Dolibarr sells the part and the client wrote the words it comes from. */
export const check = (words: { readonly comma: string; readonly gone: string }): string =>
  `const { limit, most } = $('settings').first().json;
const { lines, unclear } = $('find').first().json.output;
const sold = $input.all().map(({ json }) => json).filter(({ ref, status }) => ref && String(status) === '1');
const plain = (html) => html.replace(/<[^>]*>/g, ' ').replace(/[^\\p{L}\\p{N}]+/gu, ' ').toLowerCase().trim();
const mail = plain($('settings').first().json.body.content);
const right = [];
const open = [...unclear];
for (const { ref, qty, asked } of lines) {
  const part = sold.find((one) => one.ref === ref);
  const written = plain(asked) !== '' && mail.includes(plain(asked));
  if (part && written && Number.isInteger(qty) && qty > 0 && qty <= most)
    right.push({ ref, qty, id: part.id, label: part.label, price: Math.round(Number(part.price) * 100) / 100, tax: part.tva_tx });
  else open.push(asked + (part ? '' : '${words.gone}'));
}
const total = Math.round(right.reduce((sum, { qty, price }) => sum + qty * price, 0) * 100) / 100;
const money = (value) => value.toFixed(2).replace('.', '${words.comma}') + ' €';
const proposal = {
  socid: $('client').first().json.id,
  date: Math.floor($now.toSeconds()),
  lines: right.map(({ id, qty, price, tax }) => ({ fk_product: id, qty, subprice: price, tva_tx: tax })),
};
return [{ json: {
  state: right.length === 0 ? 'none' : total > limit ? 'large' : 'small',
  total, open,
  shown: right.map(({ qty, ref, label, price }) => qty + ' × ' + ref + ' ' + label + ' – ' + money(price)).join('\\n'),
  sum: money(total),
  body: JSON.stringify(proposal),
} }];`
