import { EUROS, inBoth } from '../../fragments/code.ts'

/** The carrier's rows as they are read: amounts with a comma, headers as your contract has them. */
export const READ = inBoth(
  (words) => String.raw`const { columns } = $('settings').first().json;
const amount = (value) => {
  const text = String(value ?? '').replace(/[\s\u00A0€]/g, '');
  const plain = text.includes(',') ? text.replace(/\./g, '').replace(',', '.') : text;
  return plain !== '' && Number.isFinite(Number(plain)) ? Number(plain) : null;
};
const rows = $input.all().map(({ json }) => json).filter((row) => Object.values(row).some((value) => String(value ?? '').trim()));
const missing = Object.values(columns).filter((name) => rows.length > 0 && !(name in rows[0]));
if (rows.length === 0 || missing.length > 0) throw new Error(rows.length === 0 ? '${words.empty}' : '${words.missing}' + missing.join(', '));
return rows.map((row) => ({ json: {
  parcel: String(row[columns.parcel]).replace(/[\s;=+@"]/g, '').toUpperCase(),
  weight: amount(row[columns.weight]), price: amount(row[columns.price]), zone: String(row[columns.zone] ?? '').trim(),
} }));`,
  {
    fr: { empty: 'aucune ligne dans le fichier', missing: 'colonnes absentes : ' },
    en: { empty: 'no row in the file', missing: 'columns missing: ' },
  },
)

/** Each parcel against your dispatch and your price list; what cannot be priced is said, not claimed. */
export const HOLD = inBoth(
  (words) => String.raw`${words.euros}const { rates, tolerance, step } = $('settings').first().json;
const cents = (value) => Math.round(value * 100) / 100;
const failed = $input.all().find(({ json }) => json.error !== undefined)?.json.error;
if (failed) throw new Error(failed.message ?? String(failed));
const sent = new Map($input.all().map(({ json }) => [String(json.tracking ?? '').replace(/\s/g, '').toUpperCase(), json]));
if (![...sent.keys()].some(Boolean)) throw new Error('${words.none}');
const seen = new Set();
const priceOf = (zone, weight) => rates.find((one) => one.zone === zone && weight <= one.upto)?.price;
const found = $('rows').all().map(({ json: row }) => {
  const twice = seen.has(row.parcel);
  seen.add(row.parcel);
  const own = sent.get(row.parcel);
  if (row.price === null || row.weight === null) return { ...row, why: '${words.unread}', claim: 0 };
  if (twice) return { ...row, why: '${words.twice}', claim: row.price };
  if (!own) return { ...row, why: '${words.unknown}', claim: row.price };
  if (!(own.weight > 0)) return { ...row, why: '${words.unweighed}', claim: 0 };
  const heavier = row.weight - Number(own.weight) > tolerance;
  const right = priceOf(row.zone, heavier ? Number(own.weight) : row.weight);
  if (right === undefined) return { ...row, why: '${words.noRate}', claim: 0 };
  const claim = cents(row.price - right);
  if (claim < step) return { ...row, why: '', claim: 0 };
  return { ...row, why: heavier ? '${words.heavier}' + String(own.weight).replace('.', '${words.point}') + ' kg' : '${words.rate}' + euros(right), claim };
}).filter(({ why }) => why);
const billed = cents($('rows').all().reduce((sum, { json }) => sum + (json.price || 0), 0));
const total = cents(found.reduce((sum, { claim }) => sum + claim, 0));
const lines = found.map(({ parcel, price, claim, why }) => [parcel, price === null ? '' : String(price).replace('.', '${words.point}'), String(claim).replace('.', '${words.point}'), why]);
return [{ json: {
  rows: $('rows').all().length, faults: found.length, billed: euros(billed), claim: euros(total), claimed: total,
  csv: '\uFEFF' + ['${words.header}', ...lines.map((line) => line.join(';'))].join('\r\n'),
} }];`,
  {
    fr: {
      euros: EUROS.fr,
      point: ',',
      none: 'aucune expédition sur quatre mois dans votre base',
      unread: 'montant ou poids illisible',
      twice: 'facturé deux fois',
      unknown: 'colis inconnu de nos expéditions',
      unweighed: 'poids absent de nos expéditions',
      noRate: 'zone ou poids hors de la grille',
      heavier: 'poids déclaré à l’envoi : ',
      rate: 'tarif du contrat : ',
      header: 'colis;facturé HT;réclamé HT;motif',
    },
    en: {
      euros: EUROS.en,
      point: '.',
      none: 'no dispatch in your database over four months',
      unread: 'amount or weight unreadable',
      twice: 'billed twice',
      unknown: 'parcel not in our dispatches',
      unweighed: 'weight missing from our dispatches',
      noRate: 'zone or weight outside of the price list',
      heavier: 'weight declared on dispatch: ',
      rate: 'contract price: ',
      header: 'parcel;billed before VAT;claimed before VAT;reason',
    },
  },
)
