import { allItems } from '../../fragments/code.ts'
import { all, isFilled, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { page } from '../../fragments/forms.ts'
import { at } from '../../fragments/schedule.ts'
import { posted } from '../../fragments/slack.ts'
import { defineRecipe } from '../recipe.ts'
import { LIST, VISITS } from './confirmer-passage-du-technicien.code.ts'
import {
  ANSWER,
  CAUSE,
  EN_WHEN,
  FR_WHEN,
  PAGE,
  query,
  SAID,
  WORDS,
  WRITE,
  YES,
} from './confirmer-passage-du-technicien.params.ts'
import { examples } from './confirmer-passage-du-technicien.examples.ts'

const CHANNEL = { fr: '#planning', en: '#schedule' }
export default defineRecipe({
  category: 'support',
  level: 'confirmed',
  minutes: 60,
  published: '2026-11-28',
  fr: {
    title: 'Faire confirmer la veille le passage du technicien',
    problem:
      'Le chauffagiste roule quarante minutes, sonne, repart : le client avait oublié. Trois portes closes par semaine, c’est une demi-journée perdue.',
    outcome:
      'À dix heures, chaque client du lendemain reçoit un SMS et répond sur une page. S’il ne peut plus, le planning le lit dans Slack avec ses mots. À seize heures, la liste des silencieux est prête à appeler. Le vendredi vaut pour le week-end et le lundi.',
    avoid:
      'Un client sans mobile français va d’office sur la liste d’appels. N’ajoutez aucune offre au SMS : ce serait de la prospection, soumise à accord.',
    approval:
      'Rien n’est déplacé ni annulé par le flux : le planning rappelle et décide. Ouvrir le lien ne répond pas, la page doit être envoyée. La dernière réponse compte ; un oui après un non se lit aussi dans Slack.',
    failure:
      'SMS refusé : Slack donne le nom à appeler. Base muette : Slack invite à ouvrir le planning. Une réponse qui n’a pas pu être enregistrée part dans Slack, et la page invite à téléphoner.',
  },
  en: {
    title: 'Have tomorrow’s technician visit confirmed the day before',
    problem:
      'The heating engineer drives forty minutes, rings the bell, drives back: the customer had forgotten. Three closed doors a week cost half a day.',
    outcome:
      'At ten each of tomorrow’s customers gets a text message and answers on a page. Should they not make it, the planner reads so in Slack, in their words. At four the list of the silent is ready to be rung. Fridays cover the weekend and Monday.',
    avoid:
      'A customer without a French mobile goes straight to the list of calls. Add no offer to the text: that would be prospecting, which takes consent.',
    approval:
      'No visit is moved or cancelled by the flow: the planner rings and decides. Opening the link is no answer, as the page must be sent. The last answer counts; a yes after a no shows in Slack.',
    failure:
      'Text refused: Slack gives the name to ring. Database silent: Slack says to open the schedule. An answer that could not be kept goes to Slack, and the page suggests a phone call.',
  },
  nodes: {
    morning: {
      use: 'scheduleTrigger',
      name: { fr: 'À dix heures', en: 'At ten' },
      why: {
        fr: 'Il reste le temps de placer quelqu’un d’autre.',
        en: 'Time to fit somebody else in.',
      },
      with: at('0 10 * * 1-5'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre SMS', en: 'Your text message' },
      why: {
        fr: 'L’adresse de la page vient du nœud « Réponse du client », une fois le flux activé.',
        en: 'The page’s address is that of the node “Customer’s answer”, once the flow is active.',
      },
      with: fields(
        {
          company: 'Chauffage Roche',
          line: '+33900000021',
          window: 2,
          form: {
            fr: 'https://n8n.chauffage-roche.example/form/passage',
            en: 'https://n8n.chauffage-roche.example/form/visit',
          },
        },
        { alone: true },
      ),
    },
    visits: {
      use: 'postgres',
      name: { fr: 'Passages à confirmer', en: 'Visits to confirm' },
      why: {
        fr: 'Colonne visit_key : un uuid par passage, clé du lien ; adaptez les noms.',
        en: 'Column visit_key: a uuid a visit, key of the link; adapt the names.',
      },
      with: query('asked_at IS NULL'),
      onError: 'output',
      retry: [3, 20],
    },
    prepare: {
      use: 'code',
      name: { fr: 'Écrire le SMS', en: 'Write the text' },
      why: {
        fr: 'Une plage de deux heures.',
        en: 'A slot of two hours.',
      },
      with: allItems(VISITS),
    },
    mobile: {
      use: 'if',
      name: { fr: 'Un mobile ?', en: 'A mobile?' },
      why: {
        fr: 'Un fixe ne reçoit pas de SMS.',
        en: 'Landlines get no text.',
      },
      with: all(isFilled('={{ $json.mobile }}')),
    },
    loop: {
      use: 'splitInBatches',
      name: { fr: 'Passage après passage', en: 'Visit after visit' },
      why: {
        fr: 'Un numéro refusé n’arrête pas les suivants.',
        en: 'A number refused does not hold up the next.',
      },
      with: { batchSize: 1, options: {} },
    },
    sms: {
      use: 'twilio',
      name: { fr: 'Envoyer le SMS', en: 'Send the text' },
      why: {
        fr: 'Un courriel attendrait le soir.',
        en: 'An email would wait until night.',
      },
      with: {
        resource: 'sms',
        operation: 'send',
        from: setting('line'),
        to: '={{ $json.mobile }}',
        message: '={{ $json.text }}',
        options: {},
      },
      onError: 'output',
    },
    asked: {
      use: 'postgres',
      name: { fr: 'Noter la question', en: 'Note the question' },
      why: {
        fr: 'Après l’envoi : un second passage du flux n’écrit pas deux fois.',
        en: 'After sending, so that a second run does not text twice.',
      },
      with: {
        operation: 'executeQuery',
        query: 'UPDATE visits SET asked_at = now() WHERE visit_key::text = $1',
        options: { queryReplacement: "={{ [$('loop').item.json.visit_key] }}" },
      },
      onError: 'output',
      retry: [2, 3],
    },
    refused: {
      use: 'slack',
      name: { fr: 'SMS refusé', en: 'Text refused' },
      why: {
        fr: 'Le fixe, lui, est peut-être bon.',
        en: 'The landline may be right.',
      },
      with: posted(CHANNEL, {
        fr: `=SMS refusé ou non noté ({{ ${CAUSE} }}). À appeler : {{ $('loop').item.json.name }}, {{ $('loop').item.json.phone }}, {{ $('loop').item.json.when }}`,
        en: `=Text refused or not noted ({{ ${CAUSE} }}). To be rung up: {{ $('loop').item.json.name }}, {{ $('loop').item.json.phone }}, {{ $('loop').item.json.when }}`,
      }),
    },
    list: {
      use: 'code',
      name: { fr: 'Liste d’appels', en: 'List of calls' },
      why: {
        fr: 'Le matin les fixes, à seize heures les silencieux.',
        en: 'Landlines in the morning, the silent in the afternoon.',
      },
      with: allItems(LIST),
    },
    call: {
      use: 'slack',
      name: { fr: 'Donner la liste', en: 'Hand out the list' },
      why: {
        fr: 'Nom, numéro, heure.',
        en: 'Name, number, time.',
      },
      with: posted(CHANNEL, '={{ $json.text }}'),
    },
    afternoon: {
      use: 'scheduleTrigger',
      name: { fr: 'À seize heures', en: 'At four' },
      why: {
        fr: 'Le bureau est encore ouvert.',
        en: 'The office is still open.',
      },
      with: at('0 16 * * 1-5'),
    },
    silent: {
      use: 'postgres',
      name: { fr: 'Sans réponse', en: 'Without an answer' },
      why: {
        fr: 'Seulement ceux qui ont reçu le SMS.',
        en: 'Only those who were texted.',
      },
      with: query('asked_at IS NOT NULL AND answered_at IS NULL'),
      onError: 'output',
      retry: [3, 20],
    },
    broken: {
      use: 'slack',
      name: { fr: 'Passages non lus', en: 'Visits not read' },
      why: {
        fr: 'Un matin sans SMS ne se voit pas.',
        en: 'A morning without texts goes unseen.',
      },
      with: posted(CHANNEL, {
        fr: `=Passages de demain non confirmés ({{ ${CAUSE} }}) : ouvrez le planning.`,
        en: `=Tomorrow’s visits not confirmed ({{ ${CAUSE} }}): open the schedule.`,
      }),
      once: true,
    },
    reply: {
      use: 'formTrigger',
      name: { fr: 'Réponse du client', en: 'Customer’s answer' },
      why: {
        fr: 'Ouverte par le lien du SMS, qui porte la clé.',
        en: 'Opened by the link in the text, which holds the key.',
      },
      with: PAGE,
    },
    write: {
      use: 'postgres',
      name: { fr: 'Écrire la réponse', en: 'Write the answer' },
      why: {
        fr: 'Un passage commencé ne se répond plus.',
        en: 'A visit under way takes no more answers.',
      },
      with: WRITE,
      onError: 'continue',
      always: true,
    },
    found: {
      use: 'if',
      name: { fr: 'Passage connu ?', en: 'Visit known?' },
      why: {
        fr: 'Une clé fausse ne touche personne.',
        en: 'A wrong key touches nobody.',
      },
      with: all(isFilled("={{ $json.visit_key ?? '' }}")),
    },
    here: {
      use: 'if',
      name: { fr: 'Un simple oui ?', en: 'A plain yes?' },
      why: {
        fr: 'Un oui n’occupe personne, sauf s’il suit un non.',
        en: 'A yes needs nobody’s time, unless it follows a no.',
      },
      with: all(
        text(`={{ ${ANSWER}.here }}`, 'equals', YES),
        text("={{ $json.before ?? '' }}", 'notEquals', 'no'),
      ),
    },
    planner: {
      use: 'slack',
      name: { fr: 'Prévenir le planning', en: 'Tell the planner' },
      why: {
        fr: 'La place libre se donne le jour même ; un oui après un non la reprend.',
        en: 'Free slots go the same day; a late yes takes one back.',
      },
      with: posted(CHANNEL, {
        fr: `={{ ${SAID.fr} === 'no' ? 'Passage à replacer' : 'Change d’avis et sera là' }} : {{ $json.name }}, {{ $json.phone }}, {{ ${FR_WHEN} }}. {{ ${WORDS} && '« ' + ${WORDS} + ' »' }}`,
        en: `={{ ${SAID.en} === 'no' ? 'Visit to be moved' : 'Will be there after all' }}: {{ $json.name }}, {{ $json.phone }}, {{ ${EN_WHEN} }}. {{ ${WORDS} && '“' + ${WORDS} + '”' }}`,
      }),
    },
    thanks: {
      use: 'form',
      name: { fr: 'C’est noté', en: 'Noted' },
      why: {
        fr: 'La date redite, ou un rappel promis ; jamais une nouvelle date.',
        en: 'The date again, or a promise to ring; no new date.',
      },
      with: page(
        { fr: 'C’est noté', en: 'Noted' },
        {
          fr: `={{ ${SAID.fr} === 'yes' ? 'À ' + ${FR_WHEN} + '.' : 'Nous vous rappelons pour convenir d’un autre jour.' }}`,
          en: `={{ ${SAID.en} === 'yes' ? 'See you on ' + ${EN_WHEN} + '.' : 'We shall ring you to agree on another day.' }}`,
        },
      ),
    },
    lost: {
      use: 'slack',
      name: { fr: 'Réponse à reporter', en: 'Answer to copy over' },
      why: {
        fr: 'Le client ne répondra pas deux fois.',
        en: 'The customer will not answer twice.',
      },
      with: posted(CHANNEL, {
        fr: `=Réponse non enregistrée ({{ ${CAUSE} ?? 'passage inconnu, commencé ou annulé' }}), clé {{ String(${ANSWER}.visit ?? '').replace(/[<>]/g, ' ') }} : {{ ${ANSWER}.here }} {{ ${WORDS} && '« ' + ${WORDS} + ' »' }}`,
        en: `=Answer not kept ({{ ${CAUSE} ?? 'visit unknown, begun or cancelled' }}), key {{ String(${ANSWER}.visit ?? '').replace(/[<>]/g, ' ') }}: {{ ${ANSWER}.here }} {{ ${WORDS} && '“' + ${WORDS} + '”' }}`,
      }),
    },
    stale: {
      use: 'form',
      name: { fr: 'Nous appeler', en: 'Ring us' },
      why: {
        fr: 'Un numéro plutôt qu’une erreur.',
        en: 'A number rather than an error.',
      },
      with: page(
        {
          fr: 'Nous n’avons pas pu enregistrer cette réponse',
          en: 'We could not keep this answer',
        },
        {
          fr: 'Appelez le numéro qui figure sur votre confirmation de rendez-vous.',
          en: 'Please ring the number on your booking confirmation.',
        },
      ),
    },
  },
  links: [
    'morning > settings > visits > prepare > mobile.yes > loop.each > sms > asked > loop',
    'sms.error > refused > loop',
    'asked.error > refused',
    'mobile.no > list > call',
    'afternoon > silent > list',
    'visits.error > broken',
    'silent.error > broken',
    'reply > write > found.yes > here.yes > thanks',
    'here.no > planner > thanks',
    'found.no > lost > stale',
  ],
  examples,
})
