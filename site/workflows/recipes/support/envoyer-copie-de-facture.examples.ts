import type { JsonObject } from '../../flow/flow.ts'
import type { Example } from '../recipe.ts'

const invoice = (number: string, more = {}) => ({
  id: 'in_1',
  number,
  status: 'paid',
  // As it was when the invoice was issued; the customer's record has changed since.
  customer_email: 'parti@garage-petit.example',
  customer: { id: 'cus_1', email: 'compta@garage-petit.example' },
  created: 1_790_000_000,
  status_transitions: { finalized_at: 1_790_060_000 },
  invoice_pdf: 'https://pay.stripe.com/invoice/in_1/pdf',
  ...more,
})
const answer = (...data: readonly JsonObject[]) => [
  { statusCode: 200, headers: {}, body: { object: 'search_result', data, has_more: false } },
]
const PDF = {
  items: [
    { json: {}, files: { data: { type: 'application/pdf', name: 'facture.pdf', text: '%PDF' } } },
  ],
}
const refused = (cause: string) => ({
  hand: [
    {
      subject: {
        fr: 'Copie demandée, non envoyée : A1B2-0007',
        en: 'Copy asked for, not sent: A1B2-0007',
      },
      text: { fr: `Panne : ${cause}`, en: `A fault: ${cause}` },
    },
  ],
})

export const examples: readonly Example[] = [
  {
    name: { fr: 'La copie part au titulaire', en: 'The copy leaves for the holder' },
    given: {
      asked: [{ number: ' a1b2-0007 ' }],
      sent: [],
      find: answer(invoice('A1B2-0007')),
      pdf: PDF,
      copy: [{}],
      remember: [{ id: 1 }],
      same: [{}],
    },
    expects: {
      settings: [{ number: 'A1B2-0007', key: 'A1B2-0007/2026-11-23' }],
      found: [{ state: 'send', day: '22/09/2026' }],
      hand: 'not reached',
    },
    asks: {
      find: [
        {
          queryParameters: {
            parameters: [
              { name: 'query', value: 'number:"A1B2-0007"' },
              { name: 'limit', value: '2' },
              { name: 'expand[]', value: 'data.customer' },
            ],
          },
        },
      ],
      copy: [{ toEmail: 'compta@garage-petit.example', options: { attachments: 'data' } }],
      remember: [{ columns: { value: { key: 'A1B2-0007/2026-11-23' } } }],
    },
  },
  {
    name: { fr: 'Redemandée le même jour', en: 'Asked again the same day' },
    given: {
      asked: [{ number: 'a1b2-0007' }],
      sent: [{ id: 1, key: 'A1B2-0007/2026-11-23' }],
      same: [{}],
    },
    expects: { settings: [{ number: 'A1B2-0007' }], 'fresh.no': { count: 1 }, find: 'not reached' },
  },
  {
    name: { fr: 'Numéro inconnu', en: 'Unknown number' },
    given: {
      asked: [{ number: 'A1B2-9999" OR status:"paid' }],
      sent: [],
      find: answer(invoice('A1B2-0007')),
      same: [{}],
    },
    expects: {
      settings: [{ number: 'A1B2-9999ORSTATUSPAID' }],
      found: [{ state: 'unknown' }],
      hand: 'not reached',
    },
  },
  {
    name: { fr: 'Facture annulée, sans adresse', en: 'A void invoice without an address' },
    given: {
      asked: [{ number: 'A1B2-0007' }],
      sent: [],
      find: answer(
        invoice('A1B2-0007', { status: 'void', customer: { id: 'cus_1', deleted: true } }),
      ),
      hand: [{}],
      same: [{}],
    },
    expects: { found: [{ state: 'person', status: 'void', mail: '' }], pdf: 'not reached' },
    asks: { hand: [{ toEmail: 'comptabilite@votre-entreprise.example' }] },
  },
  {
    name: { fr: 'PDF illisible', en: 'PDF unreadable' },
    given: {
      asked: [{ number: 'A1B2-0007' }],
      sent: [],
      find: answer(invoice('A1B2-0007')),
      pdf: { fails: 'Gone' },
      hand: [{}],
      same: [{}],
    },
    expects: { found: [{ state: 'send' }], copy: 'not reached' },
    asks: refused('Gone'),
  },
  {
    name: { fr: 'Courriel refusé', en: 'Email refused' },
    given: {
      asked: [{ number: 'A1B2-0007' }],
      sent: [],
      find: answer(invoice('A1B2-0007')),
      pdf: PDF,
      copy: { fails: 'Mailbox unavailable' },
      hand: [{}],
      same: [{}],
    },
    expects: { remember: 'not reached' },
    asks: refused('Mailbox unavailable'),
  },
  {
    name: { fr: 'Stripe refuse la clé', en: 'Stripe refuses the key' },
    given: {
      asked: [{ number: 'A1B2-0007' }],
      sent: [],
      find: [
        { statusCode: 401, headers: {}, body: { error: { message: 'Invalid API Key provided' } } },
      ],
      hand: [{}],
      same: [{}],
    },
    expects: { found: [{ state: 'down', cause: 'Invalid API Key provided' }] },
    asks: refused('Invalid API Key provided'),
  },
]
