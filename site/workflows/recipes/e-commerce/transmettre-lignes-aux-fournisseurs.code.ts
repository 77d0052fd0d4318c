import { inBoth } from '../../fragments/code.ts'

/** One item for each row that a supplier ships and that is still to leave. */
export const LINES = `const { own } = $('settings').first().json;
return $input.all().flatMap(({ json: order }) => order.cancelled_at || !order.shipping_address || !['paid', 'partially_refunded'].includes(order.financial_status) ? [] : (order.line_items ?? [])
  .filter(({ vendor, fulfillable_quantity }) => vendor && !own.includes(vendor) && fulfillable_quantity > 0)
  .map((line) => ({ json: {
    line: String(line.id), order: order.name, vendor: line.vendor, reference: line.sku || line.title, units: line.fulfillable_quantity,
    to: order.shipping_address.name, company: order.shipping_address.company ?? '', address: [order.shipping_address.address1, order.shipping_address.address2].filter(Boolean).join(', '),
    zip: order.shipping_address.zip ?? '', city: order.shipping_address.city ?? '', country: order.shipping_address.country_code ?? '', phone: String(order.shipping_address.phone ?? '').replace(/^\\+/, '00'),
  } })));`

/** A sheet for each supplier with an address; rows of the others are named. */
export const BATCH = inBoth(
  (words) => String.raw`const lines = $('fresh').all().map(({ json }) => json);
const rows = $input.all().map(({ json }) => json);
const failed = rows.find(({ error }) => error !== undefined);
const plain = (text) => String(text ?? '').trim().toLowerCase();
const addresses = new Map(rows.map((row) => [plain(row['${words.supplier}']), String(row['${words.email}'] ?? '').trim()]));
// ${words.comment}
const cell = (value) => { const text = String(value).replace(/[\r\n]+/g, ' '); return '"' + (/^[=+\-@\t]/.test(text) ? "'" + text : text).replace(/"/g, '""') + '"'; };
const day = $now.setZone('Europe/Paris').toFormat('yyyy-MM-dd');
const groups = new Map();
for (const line of lines) groups.set(line.vendor, [...(groups.get(line.vendor) ?? []), line]);
return [...groups].map(([vendor, all]) => {
  const email = addresses.get(plain(vendor)) ?? '';
  const orders = [...new Set(all.map(({ order }) => order))];
  const kind = failed || !/^\S+@\S+\.\S+$/.test(email) ? 'stop' : 'send';
  const keys = ['order', 'reference', 'units', 'to', 'company', 'address', 'zip', 'city', 'country', 'phone'];
  return { json: {
    kind, vendor, email, orders: orders.length, units: all.reduce((sum, { units }) => sum + units, 0), lines: all.map(({ line }) => line),
    file: '${words.file}' + plain(vendor).normalize('NFD').replace(/[^a-z0-9]+/g, '-') + '_' + day + '.csv',
    csv: '\uFEFF' + ['${words.head}', ...all.map((line) => keys.map((key) => cell(line[key])).join(';'))].join('\r\n'),
    line: vendor + '${words.colon}' + (failed ? failed.error.message ?? failed.error : '${words.none}') + ' (' + orders.join(', ') + ')',
  } };
});`,
  {
    fr: {
      comment: 'Un nom de client qui commence par = ne doit pas devenir une formule.',
      supplier: 'Fournisseur',
      email: 'Courriel',
      file: 'expeditions_',
      head: 'Commande;Référence;Quantité;Destinataire;Société;Adresse;Code postal;Ville;Pays;Téléphone',
      colon: ' : ',
      none: 'aucune adresse dans la feuille',
    },
    en: {
      comment: 'A customer’s name that begins with = must not become a formula.',
      supplier: 'Supplier',
      email: 'Email',
      file: 'dispatch_',
      head: 'Order;Reference;Units;Recipient;Company;Address;Postcode;Town;Country;Telephone',
      colon: ': ',
      none: 'no address in the sheet',
    },
  },
)
