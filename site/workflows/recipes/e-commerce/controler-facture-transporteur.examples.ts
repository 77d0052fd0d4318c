import type { Example, Given } from '../recipe.ts'

const HEAD = 'Numero de colis;Poids facture;Montant HT;Zone'

const handed = (number: string, ...lines: readonly string[]): Given => ({
  items: [
    {
      json: { number },
      files: {
        file: {
          type: 'text/csv',
          name: 'detail.csv',
          text: lines.map((line) => `${line}\n`).join(''),
        },
      },
    },
  ],
})
const SENT = [
  { tracking: '6A 001', weight: 2 },
  { tracking: '6A002', weight: 0.8 },
  { tracking: '6a003', weight: 2.9 },
  { tracking: '6A004', weight: 2.1 },
  { tracking: '6A006', weight: 40 },
  { tracking: '6A007', weight: null },
]

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Poids, doublon, inconnu, tarif, hors grille',
      en: 'Weight, double, unknown, price',
    },
    given: {
      invoice: handed(
        'F/2026-11',
        HEAD,
        '6A001;5,0;9,10;FR',
        '6A002;0,9;5,20;FR',
        '6A002;0,9;5,20;FR',
        '6A003;2,9;6,80;FR',
        '6A004;2,1;9,80;BE',
        '6A005;1,0;1 005,20;FR',
        '6A006;40;31,00;FR',
        '6A007;1,0;5,20;FR',
        '6A004;;;',
        ';;;',
      ),
      sent: SENT,
      claim: [{ accepted: true }],
    },
    expects: {
      rows: { count: 9 },
      hold: [
        {
          rows: 9,
          faults: 7,
          claimed: 1013.5,
          billed: { fr: '1\u00A0077,50\u00A0€', en: '€1,077.50' },
          csv: {
            fr: '\uFEFFcolis;facturé HT;réclamé HT;motif\r\n6A001;9,1;2,7;poids déclaré à l’envoi : 2 kg\r\n6A002;5,2;5,2;facturé deux fois\r\n6A003;6,8;0,4;tarif du contrat : 6,40\u00A0€\r\n6A005;1005,2;1005,2;colis inconnu de nos expéditions\r\n6A006;31;0;zone ou poids hors de la grille\r\n6A007;5,2;0;poids absent de nos expéditions\r\n6A004;;0;montant ou poids illisible',
            en: '\uFEFFparcel;billed before VAT;claimed before VAT;reason\r\n6A001;9.1;2.7;weight declared on dispatch: 2 kg\r\n6A002;5.2;5.2;billed twice\r\n6A003;6.8;0.4;contract price: €6.40\r\n6A005;1005.2;1005.2;parcel not in our dispatches\r\n6A006;31;0;zone or weight outside of the price list\r\n6A007;5.2;0;weight missing from our dispatches\r\n6A004;;0;amount or weight unreadable',
          },
        },
      ],
      right: 'not reached',
    },
    asks: {
      claim: [
        {
          subject: {
            fr: 'Facture F/2026-11 : 1\u00A0013,50\u00A0€ HT à réclamer',
            en: 'Invoice F/2026-11: €1,013.50 before VAT to claim',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Tout est juste', en: 'All of it right' },
    given: {
      invoice: handed('F-12', HEAD, '6A001;2,1;6,40;FR', '6A002;0,8;5,20;FR'),
      sent: SENT,
      right: [{ accepted: true }],
    },
    expects: { hold: [{ faults: 0, rows: 2 }], file: 'not reached' },
    asks: {
      right: [
        {
          text: {
            fr: 'Colis facturés : 2, pour 11,60\u00A0€ HT.',
            en: 'Parcels billed: 2, for €11.60 before VAT.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Une colonne a changé de nom', en: 'A column has another name' },
    given: {
      invoice: handed('F-13', 'Numero de colis;Poids facture;Prix;Zone', '6A001;2,1;6,40;FR'),
      refuse: [{ accepted: true }],
    },
    expects: { 'rows.error': { count: 1 }, sent: 'not reached' },
    asks: {
      refuse: [{ subject: { fr: 'Facture F-13 non contrôlée', en: 'Invoice F-13 not checked' } }],
    },
  },
  {
    name: { fr: 'Le fichier manque', en: 'The file is missing' },
    given: { invoice: [{ number: 'F-15' }], refuse: [{ accepted: true }] },
    expects: { 'read.error': { count: 1 }, rows: 'not reached' },
  },
  {
    name: { fr: 'Aucune expédition en base', en: 'No dispatch in the database' },
    given: {
      invoice: handed('F-16', HEAD, '6A001;2,1;6,40;FR'),
      sent: [{}],
      refuse: [{ accepted: true }],
    },
    expects: { 'hold.error': { count: 1 }, any: 'not reached' },
    asks: {
      refuse: [{ subject: { fr: 'Facture F-16 non contrôlée', en: 'Invoice F-16 not checked' } }],
    },
  },
  {
    name: { fr: 'La base ne répond pas', en: 'The database does not answer' },
    given: {
      invoice: handed('F-14', HEAD, '6A001;2,1;6,40;FR'),
      sent: { fails: 'Connection terminated' },
      refuse: [{ accepted: true }],
    },
    expects: {
      rows: [{ parcel: '6A001', weight: 2.1, price: 6.4, zone: 'FR' }],
      'hold.error': { count: 1 },
      any: 'not reached',
    },
    asks: {
      refuse: [{ subject: { fr: 'Facture F-14 non contrôlée', en: 'Invoice F-14 not checked' } }],
    },
  },
]
