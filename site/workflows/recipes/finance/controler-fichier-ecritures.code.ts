/** Amounts are written with a decimal comma; lines count from 2, as an editor shows them. */
export const check = (words: {
  readonly euros: string
  readonly columns: string
  readonly balance: string
  readonly outside: string
  readonly unvalidated: string
  readonly wording: string
  readonly account: string
  readonly both: string
  readonly skipped: string
  readonly line: string
}): string =>
  `${words.euros}const { from, to } = $('drop').first().json;
const wanted = $('settings').first().json.columns.split(' ');
const rows = $input.all().map(({ json }) => json);
const findings = wanted.filter((one) => !Object.hasOwn(rows[0] ?? {}, one)).map((value) => ({ finding: '${words.columns}', place: '', value }));
const number = (value) => Number(String(value ?? '').trim().replace(/\\s/g, '').replace(',', '.') || 0);
const cents = (value) => Math.round(value * 100);
const [first, last] = [from, to].map((one) => one.replaceAll('-', ''));
const entries = new Map();
let debit = 0;
let credit = 0;
if (findings.length === 0)
  rows.forEach((one, at) => {
    const place = '${words.line}' + (at + 2);
    const note = (finding, value) => findings.push({ finding, place, value: String(value) });
    const sides = [cents(number(one.Debit)), cents(number(one.Credit))];
    debit += sides[0];
    credit += sides[1];
    if (sides[0] !== 0 && sides[1] !== 0) note('${words.both}', one.EcritureNum);
    if (one.EcritureDate < first || one.EcritureDate > last) note('${words.outside}', one.EcritureDate);
    if (!/^[0-9]{8}$/.test(String(one.ValidDate).trim())) note('${words.unvalidated}', one.EcritureNum);
    if (String(one.EcritureLib).trim() === '') note('${words.wording}', one.EcritureNum);
    if (!/^[0-9]{3}/.test(String(one.CompteNum))) note('${words.account}', one.CompteNum);
    const key = one.JournalCode + ' ' + one.EcritureNum;
    entries.set(key, (entries.get(key) ?? 0) + sides[0] - sides[1]);
  });
for (const [key, gap] of entries) if (gap !== 0) findings.push({ finding: '${words.balance}', place: key, value: (gap / 100).toFixed(2).replace('.', ',') });
// One series for all journals, or one each: where a number stands in two journals, they are apart.
const journals = new Map();
for (const one of rows) journals.set(one.EcritureNum, (journals.get(one.EcritureNum) ?? new Set()).add(one.JournalCode));
const apart = [...journals.values()].some((codes) => codes.size > 1);
const series = new Map();
for (const one of findings.length > 0 && entries.size === 0 ? [] : rows) {
  const code = apart ? one.JournalCode : '';
  series.set(code, [...(series.get(code) ?? []), String(one.EcritureNum).trim()]);
}
for (const [code, all] of series) {
  if (!all.every((one) => /^[0-9]+$/.test(one))) continue;
  const numbers = all.map(Number).sort((a, b) => a - b);
  numbers.forEach((one, at) => { if (at > 0 && one > numbers[at - 1] + 1) findings.push({ finding: '${words.skipped}', place: code, value: numbers[at - 1] + 1 === one - 1 ? String(one - 1) : numbers[at - 1] + 1 + ' – ' + (one - 1) }); });
}
const counted = new Map();
for (const { finding } of findings) counted.set(finding, (counted.get(finding) ?? 0) + 1);
return [{ json: { lines: rows.length, entries: entries.size, debit: debit / 100, credit: credit / 100, totals: [debit, credit].map((one) => euros(one / 100)), findings, kinds: [...counted].sort((a, b) => b[1] - a[1]).map(([kind, count]) => count + ' × ' + kind).join('\\n') } }];`
