import { allItems, EUROS, inBoth } from '../../fragments/code.ts'
import { columns, sheetColumns } from '../../fragments/columns.ts'
import { all, cases, isTrue, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { choice, field, form } from '../../fragments/forms.ts'
import { byId, byName } from '../../fragments/models.ts'
import { asked, posted } from '../../fragments/slack.ts'
import type { Params } from '../recipe.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './proposer-geste-commercial-selon-bareme.examples.ts'

const LEADS = { fr: '#responsables-assistance', en: '#support-leads' }
const REGISTER: Params = {
  documentId: byId("={{ $('settings').first().json.sheet }}"),
  sheetName: byName({ fr: 'Gestes', en: 'Goodwill' }),
}
const TICKET = "={{ $('judge').first().json.ticket }}"
const row = (decision: { readonly fr: string; readonly en: string }): Params => ({
  resource: 'sheet',
  operation: 'append',
  ...REGISTER,
  columns: sheetColumns({
    ticket: TICKET,
    email: "={{ $('judge').first().json.email }}",
    amount: "={{ $('judge').first().json.amount }}",
    day: '={{ $now.toISODate() }}',
    agent: "={{ $('judge').first().json.agent }}",
    decision,
  }),
  // As text: a sheet would write days its own way.
  options: { cellFormat: 'RAW' },
})
const noted = (internalNote: { readonly fr: string; readonly en: string }): Params => ({
  resource: 'ticket',
  operation: 'update',
  id: TICKET,
  updateFields: { internalNote },
})

/** A share of what was paid, to the nearest half euro, between two bounds and never above the order. */
const JUDGE = inBoth(
  (words) => String.raw`${words.euros}const { scale, own, cap } = $('settings').first().json
const said = $('wanted').first().json
const number = (value) => Number(String(value ?? '').replace(/[\s€]/g, '').replace(',', '.'))
const [ticket, email, total] = [String(said.ticket).replace(/\D/g, ''), said.email.trim().toLowerCase(), number(said.total)]
const rows = $input.all().map(({ json }) => json)
const line = scale.split('\n').map((one) => one.split('=')).find(([fault]) => fault.trim() === said.fault)
const [share, least, most] = (line?.[1] ?? '').split(';').map(number)
const amount = Math.min(total, Math.max(least, Math.min(most, Math.round(total * share / 50) / 2)))
const mine = rows.filter((one) => String(one.email ?? '').trim().toLowerCase() === email && one.day >= $now.minus({ years: 1 }).toISODate() && !/^(?:refus|den)/i.test(one.decision ?? ''))
const before = mine.reduce((sum, one) => sum + number(one.amount), 0)
const base = { ticket, email, agent: said.agent, amount, shown: amount >= 0 ? euros(amount) : '' }
const out = (level, reason) => [{ json: { ...base, level, reason } }]
if (rows.some(({ error }) => error !== undefined)) return out('stuck', '${words.down}')
if (!ticket || !(total > 0) || !(amount > 0)) return out('stuck', '${words.bad}')
if (rows.some((one) => String(one.ticket) === ticket)) return out('stuck', '${words.twice}')
const why = [
  amount > own ? '${words.own}' + euros(own) : '',
  before + amount > cap ? '${words.cap}' + euros(Math.round((before + amount) * 100) / 100) : '',
  Number.isNaN(before) ? '${words.illegible}' : '',
].filter(Boolean).join(', ')
return why ? out('ask', why) : out('own', '')`,
  {
    fr: {
      euros: EUROS.fr,
      down: 'le registre des gestes est illisible, recommencez plus tard.',
      bad: 'numéro de ticket, montant ou motif à corriger dans la demande.',
      twice: 'ce ticket figure déjà au registre.',
      own: 'au-dessus de ',
      cap: 'cumul du client sur douze mois : ',
      illegible: 'un montant de ce client est illisible au registre',
    },
    en: {
      euros: EUROS.en,
      down: 'the goodwill register cannot be read, try again later.',
      bad: 'ticket number, amount or reason to be corrected in the request.',
      twice: 'this ticket stands in the register already.',
      own: 'above ',
      cap: 'this customer’s total over twelve months: ',
      illegible: 'one of this customer’s amounts in the register is illegible',
    },
  },
)

export default defineRecipe({
  category: 'support',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-28',
  fr: {
    title: 'Accorder un geste commercial selon votre barème',
    problem:
      'Pour le même colis en retard, Inès offre cinq euros, Tom en offre trente, et celui qui crie obtient plus que celui qui écrit poliment. Personne ne sait ce que les gestes ont coûté cette année.',
    outcome:
      'L’agent donne le ticket, le montant payé et le motif. Le barème calcule un avoir, arrondi au demi-euro ; la somme des douze derniers mois du client est relue. Une note interne donne le montant et la phrase à envoyer, et le registre garde la ligne.',
    avoid:
      'Ce que la loi ou vos conditions doivent au client, remboursement, garantie, retard indemnisé, n’est pas un geste et ne passe pas ici. Trois gestes par mois se décident de vive voix.',
    approval:
      'Jusqu’à quinze euros, l’agent est libre ; au-dessus, ou si le client dépasse soixante euros sur douze mois, un responsable décide dans Slack. Vingt-quatre heures de silence valent refus. L’agent crée lui-même l’avoir.',
    failure:
      'Registre, Slack ou demande en défaut : la note dit de ne rien annoncer, et pourquoi. Note refusée par Zendesk : Slack donne le ticket et le montant. Un ticket inscrit une fois n’a pas de second geste ; effacez sa ligne pour recommencer, et celles de plus d’un an.',
  },
  en: {
    title: 'Grant a goodwill gesture by your own scale',
    problem:
      'For the same late parcel Inès offers five euros, Tom offers thirty, and whoever shouts gets more than whoever writes politely. Nobody knows what goodwill has cost this year.',
    outcome:
      'The agent gives ticket, sum paid and reason. The scale works out a credit, to the nearest half euro; the customer’s last twelve months are added up. An internal note gives the amount and the sentence to send, and the register keeps the row.',
    avoid:
      'What the law or your terms owe the customer, a refund, a warranty, compensation for delay, is no goodwill and has no place here. Three gestures a month are settled by talking.',
    approval:
      'Up to fifteen euros the agent is free; above, or once the customer passes sixty euros in twelve months, a lead decides in Slack. Twenty-four hours of silence mean no. The agent creates the credit.',
    failure:
      'Register, Slack or request at fault: the note says to announce nothing, and why. Zendesk refuses the note: Slack gives ticket and amount. A ticket entered once gets no second gesture; delete its row to begin again, and rows older than a year.',
  },
  nodes: {
    wanted: {
      use: 'formTrigger',
      name: { fr: 'Geste demandé', en: 'Gesture asked for' },
      why: {
        fr: 'Quatre motifs, ceux du barème ; le reste se discute.',
        en: 'Four reasons, those of the scale; the rest is talked over.',
      },
      with: {
        authentication: 'basicAuth',
        ...form({ fr: 'Geste commercial', en: 'Goodwill gesture' }, [
          field('agent', { fr: 'Votre adresse', en: 'Your address' }, { type: 'email' }),
          field('ticket', { fr: 'Numéro du ticket', en: 'Ticket number' }),
          field('email', { fr: 'Adresse du client', en: 'Customer’s address' }, { type: 'email' }),
          field(
            'total',
            { fr: 'Payé par le client, TTC', en: 'Paid by the customer, VAT included' },
            { type: 'number' },
          ),
          choice('fault', { fr: 'Motif', en: 'Reason' }, [
            { fr: 'Livraison en retard', en: 'Late delivery' },
            { fr: 'Article abîmé', en: 'Damaged item' },
            { fr: 'Erreur de préparation', en: 'Wrong item' },
            { fr: 'Réponse trop tardive', en: 'Late answer' },
          ]),
        ]),
        options: {
          appendAttribution: false,
          respondWithOptions: {
            values: {
              respondWith: 'text',
              formSubmittedText: {
                fr: 'La décision arrive en note interne dans le ticket.',
                en: 'The decision comes as an internal note on the ticket.',
              },
            },
          },
        },
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre barème', en: 'Your scale' },
      why: {
        fr: 'Par motif : pour cent du montant, minimum et maximum en euros.',
        en: 'By reason: per cent of the sum, minimum and maximum in euros.',
      },
      with: fields(
        {
          scale: {
            fr: 'Livraison en retard = 10 ; 5 ; 20\nArticle abîmé = 20 ; 5 ; 40\nErreur de préparation = 15 ; 5 ; 30\nRéponse trop tardive = 5 ; 3 ; 10',
            en: 'Late delivery = 10 ; 5 ; 20\nDamaged item = 20 ; 5 ; 40\nWrong item = 15 ; 5 ; 30\nLate answer = 5 ; 3 ; 10',
          },
          own: 15,
          cap: 60,
          sheet: { fr: 'identifiant du registre', en: 'id of the register' },
        },
        { alone: true },
      ),
    },
    history: {
      use: 'googleSheets',
      name: { fr: 'Relire le registre', en: 'Read the register' },
      why: {
        fr: 'Colonnes ticket, email, amount, day, agent et decision.',
        en: 'Columns ticket, email, amount, day, agent and decision.',
      },
      with: { resource: 'sheet', operation: 'read', ...REGISTER, options: {} },
      onError: 'continue',
      always: true,
      retry: [3, 5],
    },
    judge: {
      use: 'code',
      name: { fr: 'Appliquer le barème', en: 'Apply the scale' },
      why: {
        fr: 'Le ton du client n’entre pas dans le calcul.',
        en: 'The customer’s tone does not enter into it.',
      },
      with: allItems(JUDGE),
    },
    level: {
      use: 'switch',
      name: { fr: 'Qui décide ?', en: 'Who decides?' },
      why: {
        fr: 'La plupart des gestes tiennent sous la limite de l’agent.',
        en: 'Most gestures stay below the agent’s limit.',
      },
      with: cases({
        own: text('={{ $json.level }}', 'equals', 'own'),
        ask: text('={{ $json.level }}', 'equals', 'ask'),
      }),
    },
    keep: {
      use: 'googleSheets',
      name: { fr: 'Inscrire l’accord', en: 'Enter the yes' },
      why: {
        fr: 'Avant de l’annoncer : un geste non inscrit se donne deux fois.',
        en: 'Ahead of telling, as a gesture not entered is made twice.',
      },
      with: row({ fr: 'accordé', en: 'granted' }),
      onError: 'output',
      retry: [2, 5],
    },
    pending: {
      use: 'googleSheets',
      name: { fr: 'Inscrire la demande', en: 'Enter the request' },
      why: {
        fr: 'Pendant l’attente, une seconde demande la trouve.',
        en: 'A second request finds it during the wait.',
      },
      with: row({ fr: 'demandé', en: 'asked' }),
      onError: 'output',
      retry: [2, 5],
    },
    ask: {
      use: 'slack',
      name: { fr: 'Demander au responsable', en: 'Ask a lead' },
      why: {
        fr: 'Avec la règle dépassée, pour décider sans ouvrir le ticket.',
        en: 'With the rule that is passed, to decide without opening the ticket.',
      },
      with: asked(
        LEADS,
        {
          fr: "=Ticket #{{ $('judge').first().json.ticket }} : avoir de {{ $('judge').first().json.shown }}, {{ $('wanted').first().json.fault.toLowerCase() }} ({{ $('judge').first().json.reason }}). Demandé par {{ $('judge').first().json.agent }}.",
          en: "=Ticket #{{ $('judge').first().json.ticket }}: credit of {{ $('judge').first().json.shown }}, {{ $('wanted').first().json.fault.toLowerCase() }} ({{ $('judge').first().json.reason }}). Asked by {{ $('judge').first().json.agent }}.",
        },
        [
          { fr: 'Accorder', en: 'Grant' },
          { fr: 'Refuser', en: 'Refuse' },
        ],
        24,
      ),
      onError: 'output',
    },
    settle: {
      use: 'googleSheets',
      name: { fr: 'Inscrire la décision', en: 'Enter the decision' },
      why: {
        fr: 'Un refus libère le plafond du client.',
        en: 'A refusal frees the customer’s allowance.',
      },
      with: {
        resource: 'sheet',
        operation: 'update',
        ...REGISTER,
        columns: columns(
          {
            ticket: TICKET,
            decision: {
              fr: "={{ $json.data?.approved === true ? 'accordé' : 'refusé' }}",
              en: "={{ $json.data?.approved === true ? 'granted' : 'denied' }}",
            },
          },
          ['ticket'],
        ),
        options: { cellFormat: 'RAW' },
      },
      onError: 'continue',
      retry: [2, 5],
    },
    agreed: {
      use: 'if',
      name: { fr: 'Accordé ?', en: 'Granted?' },
      why: {
        fr: 'Un silence n’engage pas la caisse.',
        en: 'Silence commits no money.',
      },
      with: all(isTrue("={{ $('ask').first().json.data?.approved === true }}")),
    },
    granted: {
      use: 'zendesk',
      name: { fr: 'Donner la phrase', en: 'Give the sentence' },
      why: {
        fr: 'Prête à coller : le montant ne se retape pas.',
        en: 'Ready to paste, so that nobody retypes the amount.',
      },
      with: noted({
        fr: "=Geste accordé : {{ $('judge').first().json.shown }}. À créer, puis à écrire : « Pour vous dédommager, nous vous accordons un avoir de {{ $('judge').first().json.shown }} sur votre prochaine commande. »{{ $json.error ? ' Registre à corriger : la ligne est restée « demandé ».' : '' }}",
        en: "=Gesture granted: {{ $('judge').first().json.shown }}. To be created, then written: “To make up for this, we grant you a credit of {{ $('judge').first().json.shown }} on your next order.”{{ $json.error ? ' Register to correct: the row still says “asked”.' : '' }}",
      }),
      onError: 'output',
      retry: [2, 5],
    },
    denied: {
      use: 'zendesk',
      name: { fr: 'Dire de ne rien annoncer', en: 'Say to announce nothing' },
      why: {
        fr: 'Une promesse faite trop tôt coûte plus que le geste.',
        en: 'A promise made too soon costs more than the gesture.',
      },
      with: noted({
        fr: "=N’annoncez aucun geste : {{ $json.error ? 'le registre ou Slack ne répond pas, voyez un responsable.' : ($json.reason || 'refusé, ou sans réponse en 24 heures.') }}",
        en: "=Announce no gesture: {{ $json.error ? 'register or Slack does not answer, see a lead.' : ($json.reason || 'refused, or no answer within 24 hours.') }}",
      }),
      onError: 'output',
      retry: [2, 5],
    },
    lost: {
      use: 'slack',
      name: { fr: 'Note refusée', en: 'Note refused' },
      why: {
        fr: 'L’agent attend une réponse qui ne viendra pas.',
        en: 'The agent is waiting for an answer that will not come.',
      },
      with: posted(LEADS, {
        fr: "=Ticket #{{ $('judge').first().json.ticket }}, geste de {{ $('judge').first().json.shown }} : Zendesk refuse la note. Voyez le registre et dites la décision à {{ $('judge').first().json.agent }}.",
        en: "=Ticket #{{ $('judge').first().json.ticket }}, gesture of {{ $('judge').first().json.shown }}: Zendesk refuses the note. See the register and tell {{ $('judge').first().json.agent }} the decision.",
      }),
    },
  },
  links: [
    'wanted > settings > history > judge > level.own > keep > granted',
    'level.ask > pending > ask > settle > agreed.yes > granted',
    'agreed.no > denied',
    'level.other > denied',
    'keep.error > denied',
    'pending.error > denied',
    'ask.error > denied',
    'granted.error > lost',
    'denied.error > lost',
  ],
  examples,
})
