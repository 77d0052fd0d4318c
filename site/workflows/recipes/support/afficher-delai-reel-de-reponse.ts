import { allItems } from '../../fragments/code.ts'
import { all, cases, isFilled, text } from '../../fragments/conditions.ts'
import { fields, list } from '../../fragments/fields.ts'
import { at } from '../../fragments/schedule.ts'
import { posted } from '../../fragments/slack.ts'
import { wordpressRead } from '../../fragments/wordpress.ts'
import { defineRecipe } from '../recipe.ts'
import { DELAY, PATCH } from './afficher-delai-reel-de-reponse.code.ts'
import { examples } from './afficher-delai-reel-de-reponse.examples.ts'

const CHANNEL = { fr: '#assistance', en: '#support' }
const PAGE = "pages/{{ $('settings').first().json.page }}"

export default defineRecipe({
  category: 'support',
  level: 'confirmed',
  minutes: 35,
  published: '2026-11-28',
  fr: {
    title: 'Afficher sur la page de contact le délai réel de réponse',
    problem:
      '« Réponse sous 24 heures » est écrit sur le site depuis 2022. En semaine creuse c’est faux dans le bon sens ; après les fêtes, c’est trois jours, et chaque client réécrit le lendemain pour savoir si son message est arrivé.',
    outcome:
      'Chaque heure d’ouverture, le flux mesure dans Freshdesk le délai qu’ont connu trois demandes sur quatre, sur cinq jours ouvrés, et met la phrase à jour dans la page WordPress. Les demandes encore sans réponse comptent pour leur attente : une file pleine ne paraît pas rapide.',
    avoid:
      'Un délai promis par contrat se tient, il ne se constate pas. Si Freshdesk compte vos réponses automatiques, la mesure flatte. Si un cache sert la page, purgez-le à chaque modification.',
    approval:
      'La phrase change seule, parmi des formules écrites d’avance : relisez-les. Elle constate, elle ne promet rien. Hors de la marque, pas un signe de la page ne bouge ; WordPress garde les versions précédentes.',
    failure:
      'Freshdesk muet, ou moins de dix demandes : la page affiche une phrase sans délai, et Slack dit la cause d’une panne au moment où elle change. Page illisible, marque absente ou écriture refusée : Slack aussi, une fois par heure.',
  },
  en: {
    title: 'Show the true response time on your contact page',
    problem:
      '“An answer within 24 hours” has stood on the website since 2022. In a slow week that undersells you; after the holidays it is three days, and each customer writes again next day to ask whether the message arrived.',
    outcome:
      'Each opening hour the flow measures in Freshdesk the time that three requests in four took, over five working days, and updates the sentence in the WordPress page. Requests still unanswered count with the wait they have had: a full queue does not look fast.',
    avoid:
      'A time promised by contract is kept, not observed. If Freshdesk counts your automatic replies, the figure flatters. If a cache serves the page, purge it upon each change.',
    approval:
      'The sentence changes by itself, among wordings fixed beforehand: read them. It reports and promises nothing. Outside of the mark not one sign of the page moves; WordPress keeps former versions.',
    failure:
      'Freshdesk silent, or fewer than ten requests: the page shows a sentence without a time, and Slack gives the cause of a fault at the moment of the change. Page unreadable, mark missing or writing refused: Slack as well, once an hour.',
  },
  nodes: {
    hourly: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque heure d’ouverture', en: 'Each opening hour' },
      why: {
        fr: 'La nuit, rien ne se répond : rien ne change.',
        en: 'At night nothing is answered and nothing changes.',
      },
      with: at('40 9-17 * * 1-5'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre page', en: 'Your page' },
      why: {
        fr: 'Mettez dans la page, en HTML, un élément span dont l’id est response-time.',
        en: 'Put into the page, as HTML, a span element whose id is response-time.',
      },
      with: fields(
        {
          site: 'https://www.votre-entreprise.example',
          page: 12,
          opens: 9,
          closes: 18,
          days: 5,
          enough: 10,
          closed: list(['2026-11-11', '2026-12-25', '2027-01-01', '2027-03-29']),
        },
        { alone: true },
      ),
    },
    tickets: {
      use: 'freshdesk',
      name: { fr: 'Demandes récentes', en: 'Recent requests' },
      why: {
        fr: 'Trente jours : les plus anciennes sans réponse sont celles qui comptent.',
        en: 'Thirty days, for the oldest unanswered ones are those that matter.',
      },
      with: {
        resource: 'ticket',
        operation: 'getAll',
        returnAll: true,
        options: {
          updatedSince: '={{ $now.minus({ days: 30 }).toUTC().toISO() }}',
          include: ['stats'],
        },
      },
      onError: 'continue',
      always: true,
      retry: [3, 20],
    },
    delay: {
      use: 'code',
      name: { fr: 'Mesurer le délai', en: 'Measure the time' },
      why: {
        fr: 'Trois sur quatre, plutôt que la moyenne : un oubli d’un mois la fausserait.',
        en: 'Three in four rather than the average, which one month-old oversight would spoil.',
      },
      with: allItems(DELAY),
    },
    page: {
      use: 'httpRequest',
      name: { fr: 'Lire la page', en: 'Read the page' },
      why: {
        fr: 'Dans son texte d’édition, relu à l’instant : un collègue a pu la modifier.',
        en: 'In its editing text, read at that moment, as a colleague may have changed it.',
      },
      with: wordpressRead(PAGE, { context: 'edit' }),
      onError: 'continue',
      retry: [2, 5],
    },
    patch: {
      use: 'code',
      name: { fr: 'Remplacer la phrase', en: 'Replace the sentence' },
      why: {
        fr: 'Entre les deux bornes de la marque, nulle part ailleurs.',
        en: 'Between the two ends of the mark and nowhere else.',
      },
      with: allItems(PATCH),
    },
    which: {
      use: 'switch',
      name: { fr: 'Changée, pareille, perdue', en: 'Changed, same, lost' },
      why: {
        fr: 'Pareille, on n’écrit rien : l’historique de la page reste court.',
        en: 'If the same, nothing is written and the page’s history stays short.',
      },
      with: cases({
        changed: text('={{ $json.state }}', 'equals', 'changed'),
        same: text('={{ $json.state }}', 'equals', 'same'),
      }),
    },
    write: {
      use: 'httpRequest',
      name: { fr: 'Écrire la page', en: 'Write the page' },
      why: {
        fr: 'Quelques fois par semaine, quand le palier change.',
        en: 'A few times a week, when the wording changes.',
      },
      with: {
        method: 'POST',
        url: `={{ $('settings').first().json.site }}/wp-json/wp/v2/${PAGE}`,
        authentication: 'predefinedCredentialType',
        nodeCredentialType: 'wordpressApi',
        sendBody: true,
        specifyBody: 'json',
        jsonBody: '={{ JSON.stringify({ content: $json.content }) }}',
        options: { timeout: 30_000 },
      },
      onError: 'output',
    },
    fell: {
      use: 'if',
      name: { fr: 'À cause d’une panne ?', en: 'Because of a fault?' },
      why: {
        fr: 'Une page sans délai doit avoir une raison connue.',
        en: 'A page without a time needs a known reason.',
      },
      with: all(isFilled("={{ $('patch').first().json.cause }}")),
    },
    warn: {
      use: 'slack',
      name: { fr: 'Dire la cause', en: 'Give the cause' },
      why: {
        fr: 'Une fois, quand la phrase tombe ; pas à chaque heure de panne.',
        en: 'Once, when the sentence falls away, and not each hour of the fault.',
      },
      with: posted(CHANNEL, {
        fr: "=Page de contact : délai retiré, Freshdesk ne répond pas ({{ $('patch').first().json.cause }}).",
        en: "=Contact page: time taken off, Freshdesk does not answer ({{ $('patch').first().json.cause }}).",
      }),
    },
    lost: {
      use: 'slack',
      name: { fr: 'Page non mise à jour', en: 'Page not updated' },
      why: {
        fr: 'Un vieux délai resté affiché est pire que pas de délai.',
        en: 'An old time left on show is worse than none.',
      },
      with: posted(CHANNEL, {
        fr: "=Page de contact non mise à jour : {{ $json.state === 'unmarked' ? 'la marque response-time n’y est plus' : ($json.error?.message ?? $json.error ?? $json.cause) }}. Vérifiez le délai affiché.",
        en: "=Contact page not updated: {{ $json.state === 'unmarked' ? 'the mark response-time is gone' : ($json.error?.message ?? $json.error ?? $json.cause) }}. Check the time on show.",
      }),
    },
    rest: {
      use: 'noOp',
      name: { fr: 'Rien à changer', en: 'Nothing to change' },
      why: {
        fr: 'La phrase affichée est encore vraie.',
        en: 'The sentence on show still holds.',
      },
    },
  },
  links: [
    'hourly > settings > tickets > delay > page > patch > which.changed > write > fell.yes > warn',
    'which.same > rest',
    'fell.no > rest',
    'which.other > lost',
    'write.error > lost',
  ],
  examples,
})
