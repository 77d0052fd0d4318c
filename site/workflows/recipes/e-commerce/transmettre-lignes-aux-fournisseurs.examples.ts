import type { JsonObject } from '../../flow/flow.ts'
import type { Example } from '../recipe.ts'

const line = (id: number, vendor: string, sku: string, fulfillable_quantity: number) => ({
  id,
  vendor,
  sku,
  title: `Article ${id}`,
  fulfillable_quantity,
})
const order = (
  name: string,
  to: string,
  lines: ReturnType<typeof line>[],
  more: JsonObject = {},
) => ({
  name,
  cancelled_at: null,
  financial_status: 'paid',
  shipping_address: {
    name: to,
    company: null,
    address1: '4 rue "Basse"',
    address2: 'Bât. B',
    zip: '01000',
    city: 'Bourg-en-Bresse',
    country_code: 'FR',
    phone: '+33 6 00 00 00 00',
  },
  line_items: lines,
  ...more,
})
const ORDERS = [
  order('#1001', 'Ana Roux', [
    line(11, 'Atelier Ébène', 'TAB-1', 1),
    line(12, 'Maison', 'VIS-1', 4),
    line(13, 'Lumen', '', 2),
  ]),
  order('#1002', '=Bob', [line(14, 'Atelier Ébène', 'CHA-2', 3), line(15, 'Lumen', 'LAM-1', 0)], {
    financial_status: 'partially_refunded',
  }),
  order('#1004', 'Dan', [line(17, 'Lumen', 'LAM-1', 1)], { financial_status: 'pending' }),
  order('#1003', 'Cléo', [line(16, 'Atelier Ébène', 'TAB-1', 1)], {
    cancelled_at: '2026-11-22T20:00:00+01:00',
  }),
]
const sent = (
  id: number,
  name: string,
  vendor: string,
  reference: string,
  units: number,
  to: string,
) => ({
  line: String(id),
  order: name,
  vendor,
  reference,
  units,
  to,
  company: '',
  address: '4 rue "Basse", Bât. B',
  zip: '01000',
  city: 'Bourg-en-Bresse',
  country: 'FR',
  phone: '0033 6 00 00 00 00',
})
const FRESH = [
  sent(11, '#1001', 'Atelier Ébène', 'TAB-1', 1, 'Ana Roux'),
  sent(13, '#1001', 'Lumen', 'Article 13', 2, 'Ana Roux'),
  sent(14, '#1002', 'Atelier Ébène', 'CHA-2', 3, '=Bob'),
]
const row = (supplier: string, email: string) => ({
  Fournisseur: supplier,
  Supplier: supplier,
  Courriel: email,
  Email: email,
})
const SHEET = [row('atelier ébène ', 'ordres@ebene.example')]

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Un fournisseur servi, un sans adresse',
      en: 'One supplier served, one without address',
    },
    given: {
      evening: [{}],
      orders: ORDERS,
      fresh: FRESH,
      suppliers: SHEET,
      send: [{ accepted: ['ordres@ebene.example'] }],
      remember: [{ id: 1 }, { id: 2 }],
      tell: [{ accepted: true }],
    },
    expects: {
      lines: [
        {
          line: '11',
          vendor: 'Atelier Ébène',
          reference: 'TAB-1',
          units: 1,
          phone: '0033 6 00 00 00 00',
        },
        { line: '13', vendor: 'Lumen', reference: 'Article 13', units: 2 },
        { line: '14', order: '#1002', units: 3, to: '=Bob' },
      ],
      batch: [
        {
          kind: 'send',
          email: 'ordres@ebene.example',
          orders: 2,
          units: 4,
          lines: ['11', '14'],
          csv: {
            fr: '\uFEFFCommande;Référence;Quantité;Destinataire;Société;Adresse;Code postal;Ville;Pays;Téléphone\r\n"#1001";"TAB-1";"1";"Ana Roux";"";"4 rue ""Basse"", Bât. B";"01000";"Bourg-en-Bresse";"FR";"0033 6 00 00 00 00"\r\n"#1002";"CHA-2";"3";"\'=Bob";"";"4 rue ""Basse"", Bât. B";"01000";"Bourg-en-Bresse";"FR";"0033 6 00 00 00 00"',
            en: '\uFEFFOrder;Reference;Units;Recipient;Company;Address;Postcode;Town;Country;Telephone\r\n"#1001";"TAB-1";"1";"Ana Roux";"";"4 rue ""Basse"", Bât. B";"01000";"Bourg-en-Bresse";"FR";"0033 6 00 00 00 00"\r\n"#1002";"CHA-2";"3";"\'=Bob";"";"4 rue ""Basse"", Bât. B";"01000";"Bourg-en-Bresse";"FR";"0033 6 00 00 00 00"',
          },
        },
        { kind: 'stop', vendor: 'Lumen', units: 2 },
      ],
      rows: [{ lines: '11' }, { lines: '14' }],
      refused: 'not reached',
    },
    asks: {
      send: [
        {
          toEmail: 'ordres@ebene.example',
          subject: {
            fr: 'À expédier : 2 commande(s), 4 unité(s), le 23/11/2026',
            en: 'To ship: 2 order(s), 4 unit(s), on 23/11/2026',
          },
        },
      ],
      remember: [
        { columns: { value: { line: '11', sent: '2026-11-23' } } },
        { columns: { value: { line: '14' } } },
      ],
      tell: [
        {
          text: {
            fr: 'Lumen : aucune adresse dans la feuille (#1001)',
            en: 'Lumen: no address in the sheet (#1001)',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'La messagerie du fournisseur refuse', en: 'The supplier’s mailbox refuses' },
    given: {
      evening: [{}],
      orders: ORDERS,
      fresh: FRESH.filter(({ vendor }) => vendor !== 'Lumen'),
      suppliers: SHEET,
      send: { fails: 'Mailbox unavailable' },
      tell: [{ accepted: true }],
    },
    expects: { batch: { count: 1 }, rows: 'not reached' },
    asks: {
      tell: [
        {
          text: {
            fr: 'Atelier Ébène : envoi refusé, Mailbox unavailable',
            en: 'Atelier Ébène: sending refused, Mailbox unavailable',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'La feuille est illisible', en: 'The sheet cannot be read' },
    given: {
      evening: [{}],
      orders: ORDERS,
      fresh: FRESH,
      suppliers: { fails: 'The caller does not have permission' },
      tell: [{ accepted: true }],
    },
    expects: { 'kind.other': { count: 2 }, send: 'not reached' },
    asks: {
      tell: [
        {
          text: {
            fr: 'Atelier Ébène : The caller does not have permission (#1001, #1002)\nLumen : The caller does not have permission (#1001)',
            en: 'Atelier Ébène: The caller does not have permission (#1001, #1002)\nLumen: The caller does not have permission (#1001)',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Shopify ne répond pas', en: 'Shopify does not answer' },
    given: { evening: [{}], orders: { fails: 'Unauthorized' }, tell: [{ accepted: true }] },
    expects: { settings: [{ own: ['Maison'] }], lines: 'not reached' },
    asks: {
      tell: [
        {
          text: {
            fr: 'Commandes non lues : Unauthorized',
            en: 'Orders not read: Unauthorized',
          },
        },
      ],
    },
  },
]
