import { allItems } from '../../fragments/code.ts'
import { fields } from '../../fragments/fields.ts'
import { gathered } from '../../fragments/items.ts'
import { posted } from '../../fragments/slack.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './masquer-cartes-bancaires-des-tickets.examples.ts'

const CHANNEL = { fr: '#assistance', en: '#support' }

/** Visa and Mastercard with sixteen digits, American Express with fifteen, if the check digit is right; tags are left alone. */
const FIND = String.raw`const luhn = (digits) => [...digits].reverse().reduce((sum, one, at) => {
  const twice = at % 2 ? Number(one) * 2 : Number(one)
  return sum + (twice > 9 ? twice - 9 : twice)
}, 0) % 10 === 0
const KINDS = [[16, /^(?:4|5[1-5]|2(?:22[1-9]|2[3-9]|[3-6]|7[01]|720))/], [15, /^3[47]/]]
const GAP = '(?:&nbsp;|[ \\u00A0\\u202F.\\-])?'
const RUNS = KINDS.map(([length, starts]) => [new RegExp('(?:\\d' + GAP + '){' + (length - 1) + '}\\d(?!\\d)', 'y'), starts])
// From each place where digits begin: what stands before a card, an order or a year, may look like its start.
const cardAt = (text, at) => {
  if (!/\d/.test(text[at]) || /\d/.test(text[at - 1] ?? '')) return undefined
  for (const [run, starts] of RUNS) {
    run.lastIndex = at
    const found = run.exec(text)?.[0] ?? ''
    const digits = found.replace(/&nbsp;/g, '').replace(/\D/g, '')
    if (starts.test(digits) && luhn(digits)) return { found, last: digits.slice(-4) }
  }
  return undefined
}
return $input.first().json.comments.flatMap(({ id, html_body }) => {
  const lasts = []
  const masked = String(html_body ?? '').split(/(<[^>]*>)/).map((part, index) => {
    if (index % 2) return part
    let text = ''
    for (let at = 0; at < part.length;) {
      const card = cardAt(part, at)
      if (card) lasts.push(card.last)
      text += card ? '<redact>' + card.found + '</redact>' : part[at]
      at += card ? card.found.length : 1
    }
    return text
  }).join('')
  return lasts.length > 0 ? [{ json: { comment: id, masked, ends: lasts.join(', ') } }] : []
})`

export default defineRecipe({
  category: 'support',
  level: 'confirmed',
  minutes: 35,
  published: '2026-11-28',
  fr: {
    title: 'Masquer les numéros de carte écrits dans les tickets',
    problem:
      '« Débitez plutôt la 4111… » Le client croit bien faire. Son numéro complet reste des années dans Zendesk, lisible par chaque agent, chaque stagiaire et chaque export.',
    outcome:
      'À chaque nouveau message public, les cent derniers commentaires du ticket sont relus. Un numéro Visa ou Mastercard à seize chiffres, ou American Express à quinze, dont la clé de contrôle est juste, est remplacé par ▇, et une note donne ses quatre derniers chiffres.',
    avoid:
      'L’objet du ticket, les photos et les fichiers joints ne sont pas lus. Les courriels de notification emportent le texte : retirez-en le corps des messages. Il faut l’espace de travail agent de Zendesk et le droit de masquer.',
    approval:
      'Le masquage est immédiat et sans retour : attendre un accord laisserait le numéro lisible. Un numéro de client qui ressemble à une carte serait perdu aussi ; essayez d’abord sur un ticket de test. L’agent décide quoi répondre et par où faire payer.',
    failure:
      'Masquage refusé : Slack cite le ticket et les quatre derniers chiffres, jamais le numéro. Ticket illisible, ou note refusée : Slack le dit aussi. Désactivez la sauvegarde des exécutions dans les réglages du flux, sinon n8n garde ce que Zendesk vient d’effacer.',
  },
  en: {
    title: 'Mask card numbers that customers write in tickets',
    problem:
      '“Charge the 4111… instead.” The customer means well. The full number then stays in Zendesk for years, legible to every agent, every trainee and every export.',
    outcome:
      'Upon each new public message, the ticket’s latest hundred comments are read. A Visa or Mastercard number of sixteen digits, or American Express of fifteen, whose check digit is right, is replaced by ▇, and a note gives its last four digits.',
    avoid:
      'The ticket’s subject, photographs and attached files are not read. Notification emails carry the text along: take message bodies out of them. It needs Zendesk’s agent workspace and the right to redact.',
    approval:
      'Masking is immediate and final: waiting for a yes would leave the number in sight. A customer number that looks like a card would be lost too; use a test ticket first. What to answer, and how to take the payment, is up to the agent.',
    failure:
      'Masking refused: Slack names the ticket and the last four digits, never the number. A ticket that cannot be read, or a note refused: Slack says that too. Switch off saved executions in the flow’s settings, or n8n keeps what Zendesk has just erased.',
  },
  nodes: {
    called: {
      use: 'webhook',
      name: { fr: 'Message public reçu', en: 'Public message received' },
      why: {
        fr: 'Un déclencheur Zendesk n’envoie que le numéro, avec un en-tête secret ; la note interne ne le relance pas.',
        en: 'A Zendesk trigger sends the ticket’s number alone, with a secret header; the internal note does not set it off again.',
      },
      with: {
        httpMethod: 'POST',
        path: { fr: 'message-public', en: 'public-message' },
        authentication: 'headerAuth',
        responseMode: 'onReceived',
        options: {},
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Ticket et adresse', en: 'Ticket and address' },
      why: {
        fr: 'Sans le texte, qui passerait en clair une fois de plus.',
        en: 'Without the text, which would travel in clear once more.',
      },
      with: fields(
        {
          ticket: "={{ String($json.body.ticket ?? '').replace(/[^0-9]/g, '') }}",
          desk: 'https://votre-entreprise.zendesk.com',
        },
        { alone: true },
      ),
    },
    comments: {
      use: 'httpRequest',
      name: { fr: 'Relire le ticket', en: 'Read the ticket' },
      why: {
        fr: 'Tout l’échange : un client recopie volontiers le numéro.',
        en: 'The whole thread, as customers often quote the number.',
      },
      with: {
        url: "={{ $('settings').first().json.desk }}/api/v2/tickets/{{ $('settings').first().json.ticket }}/comments.json",
        authentication: 'predefinedCredentialType',
        nodeCredentialType: 'zendeskApi',
        sendQuery: true,
        queryParameters: {
          parameters: [
            { name: 'sort_order', value: 'desc' },
            { name: 'per_page', value: '100' },
          ],
        },
        options: {},
      },
      onError: 'output',
      retry: [3, 10],
    },
    find: {
      use: 'code',
      name: { fr: 'Chercher des cartes', en: 'Look for cards' },
      why: {
        fr: 'Un calcul, sans modèle : le numéro ne sort pas de vos machines. Préfixe et clé écartent suivis de colis et IMEI.',
        en: 'Arithmetic and no model, so the number goes nowhere. Prefix and check digit rule out parcel and IMEI numbers.',
      },
      with: allItems(FIND),
    },
    mask: {
      use: 'httpRequest',
      name: { fr: 'Masquer pour toujours', en: 'Mask for good' },
      why: {
        fr: 'Le masquage de Zendesk efface aussi le courriel d’origine, quelques minutes plus tard.',
        en: 'Zendesk’s redaction clears the original email too, some minutes later.',
      },
      with: {
        method: 'PUT',
        url: "={{ $('settings').first().json.desk }}/api/v2/comment_redactions/{{ $json.comment }}",
        authentication: 'predefinedCredentialType',
        nodeCredentialType: 'zendeskApi',
        sendBody: true,
        specifyBody: 'json',
        jsonBody:
          "={{ JSON.stringify({ ticket_id: Number($('settings').first().json.ticket), html_body: $json.masked }) }}",
        options: {},
      },
      onError: 'output',
      retry: [3, 10],
    },
    done: {
      use: 'set',
      name: { fr: 'Quatre derniers chiffres', en: 'Last four digits' },
      why: {
        fr: 'De quoi reconnaître la carte, pas s’en servir.',
        en: 'Enough to recognise the card, not to use it.',
      },
      with: fields({ ends: "={{ $('find').item.json.ends }}" }, { alone: true }),
    },
    list: {
      use: 'aggregate',
      name: { fr: 'Une seule note', en: 'A single note' },
      why: {
        fr: 'Un numéro cité trois fois, une note.',
        en: 'One number quoted three times, one note.',
      },
      with: gathered('ends'),
    },
    note: {
      use: 'zendesk',
      name: { fr: 'Prévenir l’agent', en: 'Tell the agent' },
      why: {
        fr: 'Sans elle, l’agent croit à une panne et redemande le numéro.',
        en: 'Without it the agent suspects a fault and asks for the number again.',
      },
      with: {
        resource: 'ticket',
        operation: 'update',
        id: "={{ $('settings').first().json.ticket }}",
        updateFields: {
          internalNote: {
            fr: "={{ 'Masqué, finissant par ' + [...new Set($json.ends.join(', ').split(', '))].join(', ') + '. Ne redemandez pas la carte par écrit : envoyez votre lien de paiement.' }}",
            en: "={{ 'Masked, ending in ' + [...new Set($json.ends.join(', ').split(', '))].join(', ') + '. Do not ask for a card in writing: send your payment link.' }}",
          },
        },
      },
      onError: 'output',
      retry: [2, 10],
    },
    unnoted: {
      use: 'slack',
      name: { fr: 'Masqué, sans note', en: 'Masked, no note' },
      why: {
        fr: 'L’agent qui voit des ▇ doit savoir d’où ils viennent.',
        en: 'An agent who sees ▇ has to know where it comes from.',
      },
      with: posted(CHANNEL, {
        fr: "=Ticket #{{ $('settings').first().json.ticket }} : carte masquée (finissant par {{ $('list').first().json.ends.join(', ') }}), mais la note n’a pas pu être écrite.",
        en: "=Ticket #{{ $('settings').first().json.ticket }}: card masked (ending in {{ $('list').first().json.ends.join(', ') }}), but the note could not be written.",
      }),
    },
    refused: {
      use: 'slack',
      name: { fr: 'Encore lisible', en: 'Still legible' },
      why: {
        fr: 'Il suffit alors d’un agent et d’une minute dans Zendesk.',
        en: 'It then takes one agent and one minute in Zendesk.',
      },
      with: posted(CHANNEL, {
        fr: "=Ticket #{{ $('settings').first().json.ticket }} : carte finissant par {{ $('find').item.json.ends }} encore lisible, Zendesk refuse le masquage. À masquer à la main.",
        en: "=Ticket #{{ $('settings').first().json.ticket }}: card ending in {{ $('find').item.json.ends }} still legible, Zendesk refuses to mask it. To be masked by hand.",
      }),
    },
    unread: {
      use: 'slack',
      name: { fr: 'Ticket non relu', en: 'Ticket not read' },
      why: {
        fr: 'Non contrôlé ne veut pas dire propre.',
        en: 'Unchecked does not mean clean.',
      },
      with: posted(CHANNEL, {
        fr: "=Ticket #{{ $('settings').first().json.ticket }} non relu ({{ $json.error.message ?? $json.error }}). Vérifiez qu’aucune carte n’y figure.",
        en: "=Ticket #{{ $('settings').first().json.ticket }} not read ({{ $json.error.message ?? $json.error }}). Check that it holds no card.",
      }),
    },
  },
  links: [
    'called > settings > comments > find > mask > done > list > note',
    'note.error > unnoted',
    'mask.error > refused',
    'comments.error > unread',
  ],
  examples,
})
