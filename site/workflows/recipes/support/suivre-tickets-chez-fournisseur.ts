import { allItems, inBoth } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, amount, cases, text } from '../../fragments/conditions.ts'
import { fields, list } from '../../fragments/fields.ts'
import { gmailSent } from '../../fragments/mail.ts'
import { byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { posted } from '../../fragments/slack.ts'
import { defineRecipe } from '../recipe.ts'
import { GROUP, STAGE } from './suivre-tickets-chez-fournisseur.code.ts'
import { examples } from './suivre-tickets-chez-fournisseur.examples.ts'

const CHANNEL = { fr: '#assistance', en: '#support' }
const TABLE = byName("={{ $('settings').first().json.table }}")
const kept = (key: string) => ({
  resource: 'row',
  operation: 'insert',
  dataTableId: TABLE,
  columns: columns({ key }),
  options: {},
})

export default defineRecipe({
  category: 'support',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-28',
  fr: {
    title: 'Suivre les tickets qui attendent un fournisseur',
    problem:
      'La panne est transmise au fabricant, le ticket passe « en attente d’un tiers » et sort des écrans. Trois semaines plus tard le client rappelle : personne n’a relancé, personne ne lui a rien dit.',
    outcome:
      'Chaque matin ouvré, le flux compte les jours ouvrés depuis la transmission. Tous les trois jours, chaque fournisseur reçoit un seul courriel avec ses références. Au cinquième, le client apprend où en est sa demande. À partir du dixième, l’équipe voit le dossier dans Slack chaque lundi.',
    avoid:
      'Quand le fournisseur a son propre portail avec état en direct, lisez plutôt celui-ci. N’employez pas ce flux si le contrat fixe un délai en heures : trois jours seraient déjà trop tard.',
    approval:
      'Les deux messages partent seuls ; leurs textes sont les vôtres, relisez-les avant d’activer. Le fournisseur ne voit ni nom de client ni objet. Appeler ou dédommager reste à l’équipe.',
    failure:
      'Un message refusé est signalé dans Slack et retenté le matin suivant. Fournisseur absent de la liste ou date manquante : la liste du lundi le dit. Sans réponse de Freshdesk, aucun message ne part.',
  },
  en: {
    title: 'Follow the tickets that wait for a supplier',
    problem:
      'The fault has gone to the maker, the ticket turns “waiting on third party” and leaves everyone’s screen. Three weeks later the customer rings: nobody chased anyone, nobody told them a thing.',
    outcome:
      'Each working morning the flow counts working days since a ticket was passed on. Every three days each supplier gets a single email with its references. On the fifth, the customer hears how things stand. From the tenth on, the team sees the case in Slack every Monday.',
    avoid:
      'Should the supplier run a portal with live status, read that instead. Leave this alone where a contract counts in hours: three days would be too late by then.',
    approval:
      'Both messages leave by themselves; their wording is yours, so read it before you switch this on. The supplier sees neither customer name nor subject. Ringing up or making amends stays with the team.',
    failure:
      'A message refused shows in Slack and is tried again next morning. A supplier missing from the list, or a date: Monday’s list says so. With no answer from Freshdesk, no message goes out.',
  },
  nodes: {
    morning: {
      use: 'scheduleTrigger',
      name: { fr: 'Le matin, en semaine', en: 'Weekday mornings' },
      why: {
        fr: 'Le service après-vente se joint alors.',
        en: 'Service desks are reached in the morning.',
      },
      with: at('30 9 * * 1-5'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Délais et fournisseurs', en: 'Delays and suppliers' },
      why: {
        fr: 'Trois nombres, les fériés et fermetures de l’année, et une adresse par fournisseur, écrit comme dans Freshdesk.',
        en: 'Three numbers, the year’s closing days, an address a supplier, named as in Freshdesk.',
      },
      with: fields(
        {
          desk: 'https://votre-entreprise.freshdesk.com',
          status: 7,
          remind: 3,
          tell: 5,
          lead: 10,
          holidays: list(['2026-11-11', '2026-12-25', '2027-01-01', '2027-03-29']),
          suppliers:
            'Aciers Blanc = sav@aciers-blanc.example\nMoteurs Gil = retours@moteurs-gil.example',
          table: { fr: 'relances fournisseurs', en: 'supplier reminders' },
        },
        { alone: true },
      ),
    },
    tickets: {
      use: 'freshdesk',
      name: { fr: 'Tickets récents', en: 'Recent tickets' },
      why: {
        fr: 'Six mois : une pièce introuvable peut durer.',
        en: 'Six months, as a part nobody has can take that long.',
      },
      with: {
        resource: 'ticket',
        operation: 'getAll',
        returnAll: true,
        options: { updatedSince: '={{ $now.minus({ months: 6 }).toISO() }}' },
      },
      onError: 'output',
      retry: [3, 20],
    },
    stage: {
      use: 'code',
      name: { fr: 'Compter l’attente', en: 'Count the wait' },
      why: {
        fr: 'D’après un champ à lui : la date du ticket mentirait.',
        en: 'From a field of its own: the ticket’s date would mislead.',
      },
      with: allItems(STAGE),
    },
    lead: {
      use: 'switch',
      name: { fr: 'Pour l’équipe ?', en: 'For the team?' },
      why: {
        fr: 'Ce que l’équipe lit n’a pas besoin de mémoire.',
        en: 'What the team reads needs no memory.',
      },
      with: cases({ lead: text('={{ $json.kind }}', 'equals', 'lead') }),
    },
    monday: {
      use: 'filter',
      name: { fr: 'Lundi seulement', en: 'Mondays only' },
      why: {
        fr: 'Une liste quotidienne cesse d’être lue.',
        en: 'A daily list stops being read.',
      },
      with: all(amount('={{ $now.weekday }}', 'equals', 1)),
    },
    calls: {
      use: 'code',
      name: { fr: 'Liste d’appels', en: 'List of calls' },
      why: {
        fr: 'Une conversation débloque ce que six courriels n’ont pas obtenu.',
        en: 'A conversation gets further than six emails.',
      },
      with: allItems(
        inBoth(
          (title) =>
            `return [{ json: { text: ['${title}', ...$input.all().map(({ json }) => json.line)].join('\\n') } }]`,
          { fr: 'À appeler cette semaine :', en: 'To be rung up this week:' },
        ),
      ),
    },
    leads: {
      use: 'slack',
      name: { fr: 'Montrer à l’équipe', en: 'Show the team' },
      why: {
        fr: 'Les dossiers à dix jours et ceux dont un champ manque.',
        en: 'Cases at ten days, or lacking a field.',
      },
      with: posted(CHANNEL, '={{ $json.text }}'),
    },
    fresh: {
      use: 'dataTable',
      name: { fr: 'Pas encore dit', en: 'Not said yet' },
      why: {
        fr: 'La clé porte le tour de relance : le flux peut tourner deux fois le même jour.',
        en: 'The key holds the turn, so the flow may run twice on a day.',
      },
      with: {
        resource: 'row',
        operation: 'rowNotExists',
        dataTableId: TABLE,
        matchType: 'allConditions',
        filters: { conditions: [{ keyName: 'key', keyValue: '={{ $json.key }}' }] },
      },
    },
    kind: {
      use: 'switch',
      name: { fr: 'Fournisseur ou client ?', en: 'Supplier or customer?' },
      why: {
        fr: 'L’un doit répondre, l’autre doit savoir.',
        en: 'One has to answer, the other has to know.',
      },
      with: cases({ supplier: text('={{ $json.kind }}', 'equals', 'supplier') }),
    },
    group: {
      use: 'code',
      name: { fr: 'Un courriel par fournisseur', en: 'One email a supplier' },
      why: {
        fr: 'Huit relances séparées finissent dans un dossier.',
        en: 'Eight separate reminders end up in a folder.',
      },
      with: allItems(GROUP),
    },
    mail: {
      use: 'gmail',
      name: { fr: 'Relancer le fournisseur', en: 'Chase the supplier' },
      why: {
        fr: 'Ses références d’abord : c’est par elles qu’il cherche.',
        en: 'With their references first, since that is what they search by.',
      },
      with: gmailSent(
        '={{ $json.to }}',
        {
          fr: '=Vos réponses attendues ({{ $json.count }})',
          en: '=Answers we are waiting for ({{ $json.count }})',
        },
        {
          fr: '=Bonjour,\n\nNous attendons votre réponse sur :\n{{ $json.lines }}\n\nPouvez-vous nous donner une date pour chacun ?',
          en: '=Hello,\n\nWe are waiting for your answer on:\n{{ $json.lines }}\n\nCould you give us a date for each?',
        },
      ),
      onError: 'output',
    },
    covered: {
      use: 'set',
      name: { fr: 'Dossiers du courriel', en: 'Cases in the email' },
      why: {
        fr: 'Un envoi en couvre plusieurs.',
        en: 'One sending covers several.',
      },
      with: fields({ keys: list("={{ $('group').item.json.keys }}") }, { alone: true }),
    },
    keys: {
      use: 'splitOut',
      name: { fr: 'Un par dossier', en: 'One a case' },
      why: {
        fr: 'Chacun sera relancé à son propre rythme.',
        en: 'Each is chased at a pace of its own.',
      },
      with: { fieldToSplitOut: 'keys', options: {} },
    },
    remember: {
      use: 'dataTable',
      name: { fr: 'Retenir la relance', en: 'Remember the reminder' },
      why: {
        fr: 'Après l’envoi : un refus se retente.',
        en: 'After sending, so that a refusal is tried again.',
      },
      with: kept('={{ $json.keys }}'),
    },
    reply: {
      use: 'httpRequest',
      name: { fr: 'Dire au client où on en est', en: 'Tell the customer' },
      why: {
        fr: 'Une seule fois : sans nouvelle, un deuxième message n’apprend rien.',
        en: 'Only once: without news a second message says nothing.',
      },
      with: {
        method: 'POST',
        url: "={{ $('settings').first().json.desk }}/api/v2/tickets/{{ $json.ticket }}/reply",
        authentication: 'predefinedCredentialType',
        nodeCredentialType: 'freshdeskApi',
        sendBody: true,
        specifyBody: 'json',
        jsonBody: {
          fr: "={{ JSON.stringify({ body: 'Bonjour,<br><br>Votre demande est chez notre fournisseur depuis le ' + $json.since + '. Nous n’avons pas encore sa réponse. Nous vous écrirons dès qu’elle arrive ; vous n’avez rien à faire.' }) }}",
          en: "={{ JSON.stringify({ body: 'Hello,<br><br>Your request has been with our supplier since ' + $json.since + '. We do not have their answer yet. We shall write as soon as it comes; there is nothing for you to do.' }) }}",
        },
        options: { batching: { batch: { batchSize: 10, batchInterval: 5000 } } },
      },
      onError: 'output',
    },
    rememberTold: {
      use: 'dataTable',
      name: { fr: 'Retenir la nouvelle', en: 'Remember the news' },
      why: {
        fr: 'Une nouvelle transmission, donc une autre date, la fera redire.',
        en: 'Passed on anew, at another date, it is told again.',
      },
      with: kept("={{ $('kind').item.json.key }}"),
    },
    unsent: {
      use: 'slack',
      name: { fr: 'Message refusé', en: 'Message refused' },
      why: {
        fr: 'Une adresse morte ne répond jamais.',
        en: 'A dead address never answers.',
      },
      with: posted(CHANNEL, {
        fr: '=Suivi fournisseur : un message n’est pas parti ({{ $json.error.message ?? $json.error }}). Il sera retenté au prochain matin ouvré.',
        en: '=Supplier follow-up: a message did not leave ({{ $json.error.message ?? $json.error }}). It will be tried again on the next working morning.',
      }),
    },
    broken: {
      use: 'slack',
      name: { fr: 'Rien relu ce matin', en: 'Nothing checked today' },
      why: {
        fr: 'Un matin sans relance doit avoir une raison connue.',
        en: 'A quiet morning needs a reason.',
      },
      with: posted(CHANNEL, {
        fr: '=Tickets chez les fournisseurs non relus : {{ $json.error.message ?? $json.error }}',
        en: '=Tickets with suppliers not checked: {{ $json.error.message ?? $json.error }}',
      }),
      once: true,
    },
  },
  links: [
    'morning > settings > tickets > stage > lead.lead > monday > calls > leads',
    'lead.other > fresh > kind.supplier > group > mail > covered > keys > remember',
    'kind.other > reply > rememberTold',
    'mail.error > unsent',
    'reply.error > unsent',
    'tickets.error > broken',
  ],
  examples,
})
