import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { posted } from '../../fragments/slack.ts'
import { defineRecipe } from '../recipe.ts'
import { DRAW } from './tirer-reponses-a-relire.code.ts'
import { examples } from './tirer-reponses-a-relire.examples.ts'

const CHANNEL = { fr: '#assistance', en: '#support' }
const TABLE = byName("={{ $('settings').first().json.table }}")

export default defineRecipe({
  category: 'support',
  level: 'simple',
  minutes: 25,
  published: '2026-11-28',
  fr: {
    title: 'Tirer au sort des réponses à relire entre collègues',
    problem:
      'Deux collègues donnent deux délais différents pour le même retour, et personne ne le voit : chacun ne lit que ses tickets. Le responsable en relit bien quelques-uns, ceux dont le client s’est plaint.',
    outcome:
      'Le lundi, chaque personne de la liste reçoit par courriel deux tickets Freshdesk au plus d’un collègue, résolus la semaine passée et tirés au sort, avec quatre questions. Qui relit qui change chaque semaine ; personne ne relit les siens. Personne n’est noté ; une table retient seulement à quelle adresse le courriel de la semaine est parti.',
    avoid:
      'Deux tickets ne disent rien d’une personne : n’en faites pas une évaluation, qui demanderait d’abord d’informer les salariés. À deux, relisez-vous de vive voix. Un ticket fusionné peut sortir au tirage : passez-le.',
    approval:
      'Aucun modèle ne juge : ce sont des collègues, qui en parlent. Le flux n’écrit rien dans Freshdesk. Retirez de la liste qui est en congé, et posez l’étiquette « confidentiel » sur ce que tous ne doivent pas lire.',
    failure:
      'Freshdesk muet : Slack le dit, relancez à la main, le tirage sera le même. Un courriel refusé est nommé dans Slack et repart si vous relancez avant dimanche soir ; ceux déjà reçus ne repartent pas. Aucun ticket à relire : Slack aussi.',
  },
  en: {
    title: 'Draw lots for replies that colleagues read again',
    problem:
      'Two colleagues give two different delays for the same return and nobody sees it, as each reads only their own tickets. The manager does go through a few: those that a customer complained about.',
    outcome:
      'On Mondays each person on the list is emailed at most two Freshdesk tickets of one colleague, solved last week and drawn by lot, with four questions. Who reads whom changes weekly; nobody reads their own. Nobody is marked; a table only remembers which address got that week’s email.',
    avoid:
      'Two tickets tell nothing about a person: do not make an appraisal of it, which would first require telling staff. If there are two of you, read aloud to each other. A merged ticket may be drawn: skip it.',
    approval:
      'No model judges: colleagues do, and talk. The flow writes nothing in Freshdesk. Take whoever is on leave off the list, and tag “confidential” what not everybody may read.',
    failure:
      'Freshdesk silent: Slack says so; run it by hand and the draw will be the same. An email that was refused is named in Slack and leaves if you run the flow again by Sunday night; those received do not. Nothing to read: Slack too.',
  },
  nodes: {
    monday: {
      use: 'scheduleTrigger',
      name: { fr: 'Lundi, 8 h 30', en: 'Monday, 8:30' },
      why: {
        fr: 'La semaine passée est close, et encore fraîche.',
        en: 'Last week is over, and still fresh.',
      },
      with: at('30 8 * * 1'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Qui relit', en: 'Who reads' },
      why: {
        fr: 'Une ligne par personne : prénom, numéro d’agent Freshdesk, adresse.',
        en: 'A line a person: first name, Freshdesk agent number, address.',
      },
      with: fields(
        {
          team: 'Aïcha = 101 = aicha@clim-sud.example\nBruno = 102 = bruno@clim-sud.example\nChloé = 103 = chloe@clim-sud.example',
          each: 2,
          skip: { fr: 'confidentiel', en: 'confidential' },
          desk: 'https://votre-entreprise.freshdesk.com',
          from: 'assistance@clim-sud.example',
          table: { fr: 'relectures envoyées', en: 'readings sent' },
        },
        { alone: true },
      ),
    },
    tickets: {
      use: 'freshdesk',
      name: { fr: 'Tickets de la semaine', en: 'Tickets of the week' },
      why: {
        fr: 'Avec leurs statistiques : elles donnent l’heure de résolution.',
        en: 'With their statistics, which give the time each was solved.',
      },
      with: {
        resource: 'ticket',
        operation: 'getAll',
        returnAll: true,
        options: {
          updatedSince: "={{ $now.startOf('week').minus({ weeks: 1 }).toUTC().toISO() }}",
          include: ['stats'],
        },
      },
      onError: 'continue',
      retry: [3, 20],
      always: true,
    },
    draw: {
      use: 'code',
      name: { fr: 'Tirer au sort', en: 'Draw lots' },
      why: {
        fr: 'Le hasard vient de la semaine et du numéro : relancer ne rend pas un tirage plus commode.',
        en: 'Chance comes from the week and the number, so that a rerun gives no handier draw.',
      },
      with: allItems(DRAW),
    },
    any: {
      use: 'if',
      name: { fr: 'De quoi relire ?', en: 'Anything to read?' },
      why: {
        fr: 'Semaine de fermeture, ou numéros d’agents faux : les deux se disent.',
        en: 'A week closed, or wrong agent numbers: either is told.',
      },
      with: all(text('={{ $json.kind }}', 'equals', 'mail')),
    },
    fresh: {
      use: 'dataTable',
      name: { fr: 'Pas encore envoyé', en: 'Not sent yet' },
      why: {
        fr: 'Une ligne par semaine et par lecteur, colonne key en texte.',
        en: 'A row a week and reader, text column key.',
      },
      with: {
        resource: 'row',
        operation: 'rowNotExists',
        dataTableId: TABLE,
        matchType: 'allConditions',
        filters: { conditions: [{ keyName: 'key', keyValue: '={{ $json.key }}' }] },
      },
    },
    mail: {
      use: 'emailSend',
      name: { fr: 'Envoyer au lecteur', en: 'Send to the reader' },
      why: {
        fr: 'À lui seul : ce n’est pas un tableau d’honneur.',
        en: 'To them alone: this is no roll of honour.',
      },
      with: mailed(
        { from: setting('from'), to: '={{ $json.to }}' },
        {
          fr: '={{ $json.author }} : réponses à relire cette semaine',
          en: '={{ $json.author }}: replies to read this week',
        },
        {
          fr: '=Bonjour {{ $json.reader }},\n\n{{ $json.text }}',
          en: '=Hello {{ $json.reader }},\n\n{{ $json.text }}',
        },
      ),
      onError: 'output',
      retry: [2, 10],
    },
    remember: {
      use: 'dataTable',
      name: { fr: 'Retenir l’envoi', en: 'Remember the email' },
      why: {
        fr: 'Une fois le courriel accepté, pas avant.',
        en: 'Once the email was accepted, and not before.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: TABLE,
        columns: columns({ key: "={{ $('fresh').item.json.key }}" }),
        options: {},
      },
    },
    none: {
      use: 'slack',
      name: { fr: 'Dire qu’il n’y a rien', en: 'Say that there is nothing' },
      why: {
        fr: 'Avec le nombre de tickets résolus, ou la cause si Freshdesk n’a pas répondu.',
        en: 'With the count of solved tickets, or the cause if Freshdesk did not answer.',
      },
      with: posted(CHANNEL, '={{ $json.text }}'),
    },
    unsent: {
      use: 'slack',
      name: { fr: 'Courriel refusé', en: 'Email refused' },
      why: {
        fr: 'Un lecteur sans courriel ne sait pas qu’il devait lire.',
        en: 'Without the email a reader does not know there was anything to read.',
      },
      with: posted(CHANNEL, {
        fr: "=Relecture non envoyée à {{ $('fresh').item.json.to }} ({{ $json.error.message ?? $json.error }}). Corrigez puis relancez le flux cette semaine.",
        en: "=Reading not sent to {{ $('fresh').item.json.to }} ({{ $json.error.message ?? $json.error }}). Mend it, then run the flow again this week.",
      }),
    },
  },
  links: [
    'monday > settings > tickets > draw > any.yes > fresh > mail > remember',
    'any.no > none',
    'mail.error > unsent',
  ],
  examples,
})
