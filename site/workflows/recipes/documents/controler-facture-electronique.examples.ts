import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, GivenItem } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })

interface Invoice {
  readonly lines: readonly number[]
  readonly rebate?: number
  readonly net: number
  readonly vat: number
  readonly gross: number
  readonly buyer?: string
  readonly order?: string
}

const eur = (name: string, value: number): string =>
  `<cbc:${name} currencyID="EUR">${value.toFixed(2)}</cbc:${name}>`

const ubl = ({ lines, rebate = 0, net, vat, gross, buyer, order = 'BC-00731' }: Invoice): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Invoice xmlns:cbc="urn:cbc" xmlns:cac="urn:cac"><cbc:ID>2026-77</cbc:ID><cbc:DueDate>2026-12-31</cbc:DueDate><cac:OrderReference><cbc:ID>${order}</cbc:ID></cac:OrderReference><cac:AccountingSupplierParty><cac:Party><cac:PartyLegalEntity><cbc:RegistrationName>Visserie Nord</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party></cac:AccountingSupplierParty><cac:AccountingCustomerParty><cac:Party><cac:PartyLegalEntity><cbc:CompanyID schemeID="0002">${buyer ?? '000000000'}</cbc:CompanyID></cac:PartyLegalEntity></cac:Party></cac:AccountingCustomerParty>${rebate > 0 ? `<cac:AllowanceCharge><cbc:ChargeIndicator>false</cbc:ChargeIndicator>${eur('Amount', rebate)}</cac:AllowanceCharge>` : ''}<cac:TaxTotal>${eur('TaxAmount', vat)}<cac:TaxSubtotal>${eur('TaxableAmount', net)}${eur('TaxAmount', vat)}<cac:TaxCategory><cbc:Percent>20</cbc:Percent></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal><cac:LegalMonetaryTotal>${eur(
    'LineExtensionAmount',
    lines.reduce((sum, one) => sum + one, 0),
  )}${eur('TaxExclusiveAmount', net)}${eur('TaxInclusiveAmount', gross)}${eur('PayableAmount', gross)}</cac:LegalMonetaryTotal>${lines.map((one) => `<cac:InvoiceLine>${eur('LineExtensionAmount', one)}</cac:InvoiceLine>`).join('')}</Invoice>`

const sent = (from: string, text?: string): GivenItem => ({
  json: { from: `Facturation <${from}>`, subject: 'Facture' },
  ...(text === undefined
    ? {}
    : { files: { attachment_0: { type: 'application/xml', name: 'facture.xml', text } } }),
})
const RIGHT = ubl({ lines: [100.1, 20], rebate: 10.1, net: 110, vat: 22, gross: 132 })

export const examples: readonly Example[] = [
  {
    name: { fr: 'Une juste et une fausse ensemble', en: 'A right one and a wrong one together' },
    given: {
      mail: {
        items: [
          sent('factures@visserie-nord.example', RIGHT),
          sent(
            'compta@autre.example',
            ubl({
              lines: [100.1, 20],
              rebate: 10.1,
              net: 120.1,
              vat: 24.2,
              gross: 144.3,
              buyer: '12345678900011',
              order: 'commande Paul',
            }),
          ),
        ],
      },
      enter: [{ number: '2026-77', due_on: '2026-12-31' }],
      draft: [{ id: 'd1' }],
    },
    expects: {
      check: [
        {
          state: 'right',
          supplier: 'Visserie Nord',
          number: '2026-77',
          order: 'BC-00731',
          payable: 132,
        },
        {
          state: 'wrong',
          from: 'compta@autre.example',
          faults: [
            both(
              'Total hors taxes : 120.10 au lieu de 110.00',
              'Total without tax: 120.10 instead of 110.00',
            ),
            both('TVA à 20 % : 24.20 au lieu de 24.02', 'VAT at 20 %: 24.20 instead of 24.02'),
            both('Destinataire : 12345678900011', 'Recipient: 12345678900011'),
            both('Numéro de commande : commande Paul', 'Order number: commande Paul'),
          ],
        },
      ],
      warn: 'not reached',
    },
    asks: {
      enter: [
        { columns: { value: { supplier: 'Visserie Nord', due_on: '2026-12-31', payable: 132 } } },
      ],
      draft: [{ additionalFields: { toRecipients: 'compta@autre.example' } }],
    },
  },
  {
    name: { fr: 'Sans fichier, puis du texte', en: 'No file, then plain text' },
    given: {
      mail: { items: [sent('a@fournisseur.example'), sent('b@fournisseur.example', 'Bonjour')] },
      warn: [{ success: true }],
    },
    expects: { check: [{ state: 'unread' }, { state: 'unread' }], enter: 'not reached' },
    asks: {
      warn: [
        {
          subject: both(
            'Facture non traitée de a@fournisseur.example',
            'Invoice not dealt with from a@fournisseur.example',
          ),
        },
        { bodyContent: both('Fichier absent ou XML illisible', 'File missing or XML unreadable') },
      ],
    },
  },
  {
    name: { fr: 'La base est fermée', en: 'The database is shut' },
    given: {
      mail: { items: [sent('factures@visserie-nord.example', RIGHT)] },
      enter: { fails: 'connection refused', whole: true },
      warn: [{ success: true }],
    },
    expects: { check: [{ state: 'right', faults: [] }], draft: 'not reached' },
    asks: {
      warn: [
        {
          bodyContent: both(
            'La base ne répond pas : rien n’a été entré.',
            'The database does not answer: nothing was entered.',
          ),
        },
      ],
    },
  },
]
