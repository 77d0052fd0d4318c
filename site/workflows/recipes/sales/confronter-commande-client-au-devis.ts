import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId, model } from '../../fragments/models.ts'
import { defineRecipe } from '../recipe.ts'
import { COMPARE, ROLE } from './confronter-commande-client-au-devis.code.ts'
import { examples } from './confronter-commande-client-au-devis.examples.ts'

const MAIL = {
  from: "={{ $('settings').first().json.sender }}",
  to: "={{ $('settings').first().json.desk }}",
}

export default defineRecipe({
  category: 'sales',
  level: 'expert',
  minutes: 55,
  published: '2026-11-28',
  fr: {
    title: 'Confronter le bon de commande du client à votre devis',
    problem:
      'Le bon de commande arrive, on le croit conforme et on livre. Il disait soixante jours au lieu de trente, et l’ancien prix sur deux lignes. À la facture, le client a raison : vous avez exécuté son bon.',
    outcome:
      'Chaque bon reçu est lu et comparé ligne à ligne au devis dans Odoo : références, quantités, prix remisés, délai de paiement. Identique, son numéro est porté sur le devis. Sinon, l’administration des ventes reçoit la liste des écarts.',
    avoid:
      'Si vos clients signent votre propre devis, il n’y a rien à confronter. Des conditions générales d’achat de dix pages relèvent d’un juriste, pas de ce flux.',
    approval:
      'Le devis n’est jamais confirmé ni modifié, hors la référence du client. Accepter un écart, ou le refuser par écrit, reste à une personne.',
    failure:
      'Lecture impossible, devis introuvable, Odoo muet : le bon part à l’administration des ventes avec la raison, comme avant le flux. Une référence que la page ne contient pas est signalée, jamais supposée.',
  },
  en: {
    title: 'Check a client’s purchase order against your quote',
    problem:
      'The purchase order comes in, is taken to be right, and you deliver. It said sixty days instead of thirty, and the old price on two lines. When the invoice is due the client is right: you carried out their order.',
    outcome:
      'Each order received is read and compared line by line with the quote in Odoo: references, quantities, reduced prices, payment terms. If identical, its number is entered on the quote. If not, the sales desk gets the list of differences.',
    avoid:
      'Where clients sign your own quote there is nothing to compare. Ten pages of purchasing conditions need a lawyer rather than this flow.',
    approval:
      'The quote is never confirmed or changed, save for the client’s reference. Accepting a difference, or refusing it in writing, is up to a person.',
    failure:
      'Nothing can be read, no such quote, Odoo silent: the order goes to the sales desk with the reason, as it did before. A reference that the page does not hold is reported, never assumed.',
  },
  nodes: {
    inbox: {
      use: 'emailImap',
      name: { fr: 'Commande reçue', en: 'Order received' },
      why: {
        fr: 'Une boîte commandes@, que les clients connaissent déjà.',
        en: 'An orders@ mailbox, which clients know already.',
      },
      with: {
        mailbox: 'INBOX',
        postProcessAction: 'read',
        format: 'simple',
        downloadAttachments: true,
        dataPropertyAttachmentsPrefixName: 'attachment_',
        options: {},
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos adresses', en: 'Your addresses' },
      why: {
        fr: 'Qui reçoit les écarts, et au nom de qui.',
        en: 'Who gets the differences, and in whose name.',
      },
      with: fields({
        sender: 'commandes@votre-entreprise.example',
        desk: 'adv@votre-entreprise.example',
      }),
    },
    loop: {
      use: 'splitInBatches',
      name: { fr: 'Un bon après l’autre', en: 'One order at a time' },
      why: {
        fr: 'Les lignes de deux clients ne doivent pas se mêler.',
        en: 'Lines of two clients must not mix.',
      },
      with: { batchSize: 1, options: {} },
    },
    read: {
      use: 'mistralOcr',
      name: { fr: 'Lire le PDF', en: 'Read the PDF' },
      why: {
        fr: 'Même scanné de travers, le tableau reste un tableau.',
        en: 'Even scanned askew, a table stays a table.',
      },
      with: { binaryProperty: 'attachment_0', options: {} },
      onError: 'output',
      retry: [2, 3],
    },
    take: {
      use: 'informationExtractor',
      name: { fr: 'Relever le bon', en: 'Take down the order' },
      why: {
        fr: 'Chaque client a sa mise en page ; les champs sont les mêmes.',
        en: 'Every client has a layout of their own; the fields are the same.',
      },
      with: {
        text: '={{ $json.extractedText }}',
        schemaType: 'manual',
        inputSchema: JSON.stringify({
          type: 'object',
          properties: {
            number: { type: 'string' },
            quote: { type: 'string' },
            days: { type: 'number' },
            lines: {
              type: 'array',
              items: {
                type: 'object',
                properties: {
                  reference: { type: 'string' },
                  quantity: { type: 'number' },
                  price: { type: 'number' },
                },
                required: ['reference', 'quantity', 'price'],
              },
            },
          },
          required: ['number', 'quote', 'days', 'lines'],
        }),
        options: { systemPromptTemplate: ROLE },
      },
      onError: 'output',
      retry: [2, 3],
    },
    medium: model('medium', { fr: 'Modèle de relevé', en: 'Reading model' }),
    quote: {
      use: 'odoo',
      name: { fr: 'Retrouver le devis', en: 'Find the quote' },
      why: {
        fr: 'Par son numéro exact : un devis « ressemblant » serait le mauvais.',
        en: 'By its exact number: a quote that looks like it would be the wrong one.',
      },
      with: {
        resource: 'custom',
        operation: 'getAll',
        customResource: byId('sale.order'),
        limit: 1,
        options: { fieldsList: 'name,state,payment_term_id' },
        filters: {
          filter: [{ fieldName: 'name', operator: 'equal', value: '={{ $json.output.quote }}' }],
        },
      },
      onError: 'continue',
      always: true,
      retry: [2, 5],
    },
    lines: {
      use: 'odoo',
      name: { fr: 'Lire ses lignes', en: 'Read its lines' },
      why: {
        fr: 'Remises comprises : le client compare au prix net.',
        en: 'Discounts included: the client compares with the net price.',
      },
      with: {
        resource: 'custom',
        operation: 'getAll',
        customResource: byId('sale.order.line'),
        returnAll: true,
        options: { fieldsList: 'product_id,product_uom_qty,price_unit,discount' },
        filters: {
          filter: [
            { fieldName: 'order_id', operator: 'equal', value: '={{ Number($json.id ?? 0) }}' },
          ],
        },
      },
      onError: 'continue',
      always: true,
      retry: [2, 5],
    },
    compare: {
      use: 'code',
      name: { fr: 'Comparer ligne à ligne', en: 'Compare line by line' },
      why: {
        fr: 'Par le code : un modèle qui compare des prix en invente.',
        en: 'In code: a model that compares prices makes some up.',
      },
      with: allItems(COMPARE),
    },
    state: {
      use: 'switch',
      name: { fr: 'Conforme, différent, inconnu', en: 'Same, different, unknown' },
      why: {
        fr: 'Trois suites, et une personne pour deux d’entre elles.',
        en: 'Three ways on, two of which need a person.',
      },
      with: cases({
        same: text('={{ $json.state }}', 'equals', 'same'),
        gap: text('={{ $json.state }}', 'equals', 'gap'),
      }),
    },
    enter: {
      use: 'odoo',
      name: { fr: 'Porter son numéro', en: 'Enter its number' },
      why: {
        fr: 'Sans numéro de bon, beaucoup de clients ne paient pas la facture.',
        en: 'Without its order number many a client does not pay the invoice.',
      },
      with: {
        resource: 'custom',
        operation: 'update',
        customResource: byId('sale.order'),
        recordId: byId('={{ String($json.id) }}'),
        fieldsToSend: columns({ client_order_ref: '={{ $json.number }}' }),
      },
      onError: 'output',
      retry: [2, 5],
    },
    gaps: {
      use: 'emailSend',
      name: { fr: 'Signaler les écarts', en: 'Report the differences' },
      why: {
        fr: 'Avant la livraison, quand un coup de fil suffit encore.',
        en: 'Before delivery, while a telephone call is still enough.',
      },
      with: mailed(
        MAIL,
        {
          fr: '=Commande {{ $json.number }} : {{ $json.gaps.length }} écart(s) avec {{ $json.quote }}',
          en: '=Order {{ $json.number }}: {{ $json.gaps.length }} difference(s) with {{ $json.quote }}',
        },
        "={{ $json.from + '\\n\\n' + $json.gaps.join('\\n') }}",
      ),
    },
    unknown: {
      use: 'emailSend',
      name: { fr: 'Devis non retrouvé', en: 'Quote not found' },
      why: {
        fr: 'Commande sans devis, numéro mal recopié ou Odoo muet : le sujet dit lequel.',
        en: 'No quote, a number copied wrongly or Odoo silent: the subject says which.',
      },
      with: mailed(
        MAIL,
        {
          fr: '=Commande {{ $json.number }} : {{ $json.why }}',
          en: '=Order {{ $json.number }}: {{ $json.why }}',
        },
        "={{ $json.from + '\\n' + $json.mail }}",
      ),
    },
    unread: {
      use: 'emailSend',
      name: { fr: 'Bon à traiter à la main', en: 'Order to do by hand' },
      why: {
        fr: 'Un bon illisible reste une commande.',
        en: 'An order that cannot be read is still an order.',
      },
      with: mailed(
        MAIL,
        {
          fr: "=À traiter à la main : {{ $('loop').first().json.subject }}",
          en: "=To be done by hand: {{ $('loop').first().json.subject }}",
        },
        {
          fr: "={{ $('loop').first().json.from + '\\n' + ($json.extractedText === undefined ? ($json.error.message ?? $json.error) : 'le modèle n’a pas répondu') }}",
          en: "={{ $('loop').first().json.from + '\\n' + ($json.extractedText === undefined ? ($json.error.message ?? $json.error) : 'the model did not answer') }}",
        },
      ),
    },
  },
  links: [
    'inbox > settings > loop.each > read > take > quote > lines > compare > state.same > enter > loop',
    'state.gap > gaps > loop',
    'state.other > unknown > loop',
    'enter.error > unread > loop',
    'read.error > unread',
    'take.error > unread',
    'medium => take',
  ],
  examples,
  cost: [{ node: 'take', model: 'medium', reads: 1500, writes: 250 }],
})
