import { allItems } from '../../fragments/code.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { remembered } from '../../fragments/data-table.ts'
import { defineRecipe } from '../recipe.ts'
import { COMPARE } from './reperer-traductions-en-retard.code.ts'
import { examples } from './reperer-traductions-en-retard.examples.ts'

const SENDER = "={{ $('settings').first().json.sender }}"
const TEXTS = byName("={{ $('settings').first().json.texts }}")

export default defineRecipe({
  category: 'content',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-28',
  fr: {
    title: 'Repérer les traductions en retard sur leur original',
    problem:
      'L’article français annonce depuis septembre un délai de retour de trente jours. L’anglais en promet encore quatorze, et c’est lui que lit le client de Dublin. Personne ne relit une traduction que rien ne signale.',
    outcome:
      'Le lundi, chaque traducteur reçoit les seules phrases qui ont changé dans l’original, avec l’adresse des deux pages. Une correction de ponctuation ou de majuscule ne compte pas.',
    avoid:
      'Si votre extension multilingue marque déjà les traductions à reprendre, servez-vous-en. Le premier passage retient les textes sans rien signaler : les retards anciens ne s’y verront pas. Articles seulement, pas les pages.',
    approval:
      'Le flux ne traduit ni ne publie. Chaque changement est envoyé une fois ; le traducteur, ou vous, décidez s’il mérite une reprise. Une traduction dont l’original n’est plus publié vous est redite chaque lundi, jusqu’à ce que vous retiriez la ligne.',
    failure:
      'WordPress ou Grist en panne : un courriel, et rien n’est comparé. Un courriel de traducteur refusé vous revient, et le changement repart le lundi suivant : l’original n’est retenu qu’après l’envoi.',
  },
  en: {
    title: 'Find the translations that lag behind their original',
    problem:
      'Since September the French post has announced thirty days for returns. The English one still says fourteen, and that is the one the client in Dublin reads. Nobody rereads a translation that nothing points at.',
    outcome:
      'On Mondays each translator gets the sentences that changed in the original and nothing else, with the addresses of both pages. A mended comma or capital does not count.',
    avoid:
      'If your multilingual plugin already marks translations to redo, use that. The first run remembers texts and reports nothing, so older delays will not show. Posts only, not pages.',
    approval:
      'The flow neither translates nor publishes. Every change is sent once; the translator, or you, decide whether it is worth redoing. A translation whose original is no longer published comes up every Monday until you take the row out.',
    failure:
      'WordPress or Grist down: an email, and nothing is compared. A translator’s email that is refused comes back to you, and the change goes out again next Monday, as the original is remembered only once sent.',
  },
  nodes: {
    monday: {
      use: 'scheduleTrigger',
      name: { fr: 'Lundi, 7 h', en: 'Monday, 7 am' },
      why: {
        fr: 'Un lot par semaine se traduit mieux que dix messages.',
        en: 'A weekly batch is easier to translate than ten messages.',
      },
      with: at('0 7 * * 1'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre rédaction', en: 'Your desk' },
      why: {
        fr: 'Qui écrit, qui coordonne, et où les textes sont retenus.',
        en: 'Who writes, who coordinates, and where texts are remembered.',
      },
      with: fields({
        sender: 'site@votre-entreprise.example',
        to: 'redaction@votre-entreprise.example',
        document: { fr: 'identifiant du document Grist', en: 'id of the Grist document' },
        texts: 'translated_originals',
      }),
    },
    pairs: {
      use: 'grist',
      name: { fr: 'Lire les traductions suivies', en: 'Read the translations' },
      why: {
        fr: 'Une ligne par traduction : original (numéro d’article), translation (adresse), email.',
        en: 'A row for each: original (number of the post), translation (address), email.',
      },
      with: {
        operation: 'getAll',
        docId: "={{ $('settings').first().json.document }}",
        tableId: 'Translations',
        returnAll: true,
        additionalOptions: {},
      },
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    posts: {
      use: 'wordpress',
      name: { fr: 'Lire les originaux', en: 'Read the originals' },
      why: {
        fr: 'Le texte tel qu’il fut écrit : une date ajoutée par le thème n’est pas un changement.',
        en: 'The text as written: a date that the theme adds is no change.',
      },
      with: {
        resource: 'post',
        operation: 'getAll',
        returnAll: true,
        options: { context: 'edit', status: 'publish' },
      },
      onError: 'continue',
      always: true,
      once: true,
      retry: [3, 10],
    },
    known: {
      use: 'dataTable',
      name: { fr: 'Relire les textes retenus', en: 'Read what was remembered' },
      why: {
        fr: 'Ceux du dernier envoi, et non de la dernière semaine.',
        en: 'Those last sent, rather than last week’s.',
      },
      with: { resource: 'row', operation: 'get', dataTableId: TEXTS, returnAll: true },
      always: true,
      once: true,
    },
    compare: {
      use: 'code',
      name: { fr: 'Comparer phrase à phrase', en: 'Compare by sentence' },
      why: {
        fr: 'La date de modification ne suffit pas : une virgule la change aussi.',
        en: 'The date of change will not do: a comma moves it as well.',
      },
      with: allItems(COMPARE),
    },
    kind: {
      use: 'switch',
      name: { fr: 'Changé, nouveau, orphelin, panne', en: 'Changed, new, orphan or fault' },
      why: {
        fr: 'Une ligne nouvelle n’a encore rien à quoi se comparer.',
        en: 'A new row has nothing yet to be compared with.',
      },
      with: cases({
        mail: text('={{ $json.kind }}', 'equals', 'mail'),
        base: text('={{ $json.kind }}', 'equals', 'base'),
      }),
    },
    mail: {
      use: 'emailSend',
      name: { fr: 'Écrire au traducteur', en: 'Write to the translator' },
      why: {
        fr: 'Un courriel, quel que soit le nombre de pages.',
        en: 'One email, however many pages.',
      },
      with: mailed(
        { from: SENDER, to: '={{ $json.to }}' },
        {
          fr: '=Traductions à reprendre : {{ $json.pages }}',
          en: '=Translations to redo: {{ $json.pages }}',
        },
        {
          fr: '=Retiré de l’original (−), ajouté (+) :\n\n{{ $json.text }}',
          en: '=Taken out of the original (−), added (+):\n\n{{ $json.text }}',
        },
      ),
      onError: 'output',
      retry: [2, 10],
    },
    sent: {
      use: 'set',
      name: { fr: 'Ce qui vient d’être dit', en: 'What has been said' },
      why: {
        fr: 'Après l’envoi : sinon un refus effacerait le changement.',
        en: 'After sending, or a refusal would erase the change.',
      },
      with: fields(
        { rows: { as: 'array', value: "={{ $('kind').item.json.rows }}" } },
        { alone: true },
      ),
    },
    rows: {
      use: 'splitOut',
      name: { fr: 'Traduction par traduction', en: 'One translation at a time' },
      why: {
        fr: 'Deux langues d’un même article se suivent à part.',
        en: 'Two languages of one post are followed apart.',
      },
      with: { fieldToSplitOut: 'rows', options: {} },
    },
    keep: {
      use: 'dataTable',
      name: { fr: 'Retenir l’original', en: 'Remember the original' },
      why: {
        fr: 'Le prochain lundi partira de ce texte.',
        en: 'Next Monday starts from this text.',
      },
      with: remembered(TEXTS, 'mark', {
        mark: '={{ $json.mark }}',
        sentences: '={{ $json.sentences }}',
      }),
    },
    desk: {
      use: 'emailSend',
      name: { fr: 'Prévenir la rédaction', en: 'Tell the desk' },
      why: {
        fr: 'Panne, orphelin ou courriel refusé : un silence voudrait dire « à jour ».',
        en: 'Fault, orphan or refused email: silence would mean “up to date”.',
      },
      with: mailed(
        { from: SENDER, to: "={{ $('settings').first().json.to }}" },
        { fr: 'Traductions : à regarder', en: 'Translations: to look at' },
        {
          fr: "={{ $json.kind === 'gone' ? $json.text : $json.kind === 'broken' ? 'Rien n’est comparé : ' + $json.text : 'Non envoyé à ' + $('kind').item.json.to + ' : ' + ($json.error.message ?? $json.error) }}",
          en: "={{ $json.kind === 'gone' ? $json.text : $json.kind === 'broken' ? 'Nothing was compared: ' + $json.text : 'Not sent to ' + $('kind').item.json.to + ': ' + ($json.error.message ?? $json.error) }}",
        },
      ),
    },
  },
  links: [
    'monday > settings > pairs > posts > known > compare > kind.mail > mail > sent > rows > keep',
    'kind.base > sent',
    'kind.other > desk',
    'mail.error > desk',
  ],
  examples,
})
