/** The rules of EN 16931 that a buyer can check alone; names without their prefix, which differs. */
export const check = (words: {
  readonly lines: string
  readonly net: string
  readonly vat: string
  readonly tax: string
  readonly gross: string
  readonly due: string
  readonly against: string
  readonly buyer: string
  readonly order: string
  readonly none: string
  readonly unread: string
  readonly colon: string
}): string =>
  `const { siret, orders } = $('settings').first().json;
const from = String($('loop').first().json.from ?? '').replace(/^.*<|>.*$/g, '');
const own = (name) => name.split(':').pop();
const pick = (node, ...path) => path.reduce((at, name) => (at === undefined || at === null ? undefined : Object.entries(at).find(([key]) => own(key) === name)?.[1]), node);
const value = (node) => (node !== null && typeof node === 'object' ? node._ : node);
const amount = (...path) => Number(value(pick(...path)) ?? 0);
const many = (node) => (node === undefined ? [] : [node].flat());
const cents = (number) => Math.round(number * 100) / 100;
const sum = (numbers) => cents(numbers.reduce((total, one) => total + one, 0));
const invoice = pick($input.first().json, 'Invoice');
if (!invoice) return [{ json: { state: 'unread', from, faults: ['${words.unread}'] } }];
const totals = pick(invoice, 'LegalMonetaryTotal');
const tax = many(pick(invoice, 'TaxTotal'))[0];
const bands = many(pick(tax, 'TaxSubtotal'));
const allowed = many(pick(invoice, 'AllowanceCharge')).map((one) => amount(one, 'Amount') * (String(value(pick(one, 'ChargeIndicator'))) === 'true' ? 1 : -1));
const faults = [];
const agree = (what, said, found) => { if (Math.abs(said - found) > 0.005) faults.push(what + '${words.colon}' + said.toFixed(2) + '${words.against}' + found.toFixed(2)); };
const lines = sum(many(pick(invoice, 'InvoiceLine')).map((one) => amount(one, 'LineExtensionAmount')));
agree('${words.lines}', amount(totals, 'LineExtensionAmount'), lines);
agree('${words.net}', amount(totals, 'TaxExclusiveAmount'), cents(lines + sum(allowed)));
for (const band of bands) {
  const rate = amount(band, 'TaxCategory', 'Percent');
  agree('${words.vat}' + rate + ' %', amount(band, 'TaxAmount'), cents(amount(band, 'TaxableAmount') * rate / 100));
}
agree('${words.tax}', amount(tax, 'TaxAmount'), sum(bands.map((band) => amount(band, 'TaxAmount'))));
agree('${words.gross}', amount(totals, 'TaxInclusiveAmount'), cents(amount(totals, 'TaxExclusiveAmount') + amount(tax, 'TaxAmount')));
agree('${words.due}', amount(totals, 'PayableAmount'), cents(amount(totals, 'TaxInclusiveAmount') - amount(totals, 'PrepaidAmount')));
const buyer = String(value(pick(invoice, 'AccountingCustomerParty', 'Party', 'PartyLegalEntity', 'CompanyID')) ?? '').replace(/\\s/g, '');
if (buyer !== siret && buyer !== siret.slice(0, 9)) faults.push('${words.buyer}' + (buyer || '${words.none}'));
const order = String(value(pick(invoice, 'OrderReference', 'ID')) ?? '').trim();
if (!new RegExp(orders).test(order)) faults.push('${words.order}' + (order || '${words.none}'));
return [{ json: {
  state: faults.length === 0 ? 'right' : 'wrong', from, faults, order,
  number: String(value(pick(invoice, 'ID')) ?? ''), due: String(value(pick(invoice, 'DueDate')) ?? ''),
  supplier: String(value(pick(invoice, 'AccountingSupplierParty', 'Party', 'PartyLegalEntity', 'RegistrationName')) ?? ''),
  payable: amount(totals, 'PayableAmount'),
} }];`
