import { answeredWithin } from '../../fragments/patience.ts'
import { allItems } from '../../fragments/code.ts'
import { all, amount, isTrue } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { allIn } from '../../fragments/items.ts'
import { byId } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './tenir-segments-clients.examples.ts'

const query = `SELECT LOWER(TRIM(email)) AS email, COUNT(*)::int AS orders,
  (CURRENT_DATE - MAX(ordered_on))::int AS days
FROM orders WHERE email <> '' AND NOT refunded GROUP BY 1`

const segment = (fresh: string, loyal: string, asleep: string, usual: string): string =>
  `={{ $json.days > $('settings').first().json.asleep ? '${asleep}' : Number($json.orders) >= $('settings').first().json.loyal ? '${loyal}' : Number($json.orders) === 1 && $json.days <= $('settings').first().json.fresh ? '${fresh}' : '${usual}' }}`

export default defineRecipe({
  category: 'marketing',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-24',
  fr: {
    title: 'Tenir les segments de clients d’après leurs commandes',
    problem:
      'L’offre « vous nous manquez » part chez quelqu’un qui a commandé hier. Les segments de Mailchimp datent d’un export fait à la main en mars.',
    outcome:
      'Chaque lundi, chaque abonné porte le segment que disent ses commandes : nouveau, régulier, fidèle ou endormi. Seules les fiches qui changent sont écrites ; les campagnes visent un champ qui est vrai.',
    avoid:
      'Si la boutique et Mailchimp sont déjà reliés, utilisez les segments d’achat de Mailchimp. Sous quelques centaines de clients, connaissez-les par leur nom.',
    approval:
      'Au-delà de la part fixée (15 %), rien n’est écrit sans un oui dans Teams : un import raté change tout le monde d’un coup. Sans réponse en trois jours, la semaine est sautée.',
    failure:
      'Si la base ou Mailchimp ne répond pas, aucune comparaison n’a lieu et un message le dit. Les fiches refusées sont comptées, avec la raison ; encore différentes lundi prochain, elles seront reprises.',
  },
  en: {
    title: 'Keep customer segments true to what people order',
    problem:
      'The “we miss you” offer reaches somebody who ordered yesterday. Segments in Mailchimp date from an export done by hand in March.',
    outcome:
      'Every Monday each subscriber bears the segment that their orders tell: new, regular, loyal or asleep. Only records that change are written, and campaigns aim at a field that is true.',
    avoid:
      'If shop and Mailchimp are connected already, use Mailchimp’s own purchase segments. Below a few hundred customers, know them by name.',
    approval:
      'Past the share you set (15%) nothing is written without a yes in Teams, since a failed import moves everybody at once. Three days without an answer skip the week.',
    failure:
      'If the database or Mailchimp is silent, nothing is compared and a message says so. Refused records are counted, with the reason; still different next Monday, they are tried again.',
  },
  nodes: {
    monday: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque lundi', en: 'Every Monday' },
      why: {
        fr: 'Avant que l’équipe choisisse les destinataires de la semaine.',
        en: 'Before the team picks whom to write to that week.',
      },
      with: at('0 5 * * 1'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos seuils', en: 'Your thresholds' },
      why: {
        fr: 'Un matelas ne se rachète pas comme du café : les jours dépendent de ce que vous vendez.',
        en: 'A mattress is not bought as often as coffee: the days depend on what you sell.',
      },
      with: fields({
        fresh: 60,
        loyal: 4,
        asleep: 365,
        share: 0.15,
        sender: 'segments@votre-boutique.example',
        to: 'marketing@votre-boutique.example',
        list: { fr: 'identifiant de l’audience', en: 'id of your audience' },
        chat: { fr: 'identifiant de la discussion', en: 'id of your chat' },
      }),
    },
    orders: {
      use: 'postgres',
      name: { fr: 'Commandes par client', en: 'Orders by customer' },
      why: {
        fr: 'La base fait les sommes : aucune commande ne voyage, trois colonnes suffisent.',
        en: 'The database adds up, so no order travels: three columns will do.',
      },
      with: { operation: 'executeQuery', query, options: {} },
      onError: 'output',
      retry: [3, 10],
    },
    segment: {
      use: 'set',
      name: { fr: 'Dire le segment', en: 'Name the segment' },
      why: {
        fr: '« Endormi » passe en premier : dix vieilles commandes ne font plus un fidèle.',
        en: '“Asleep” comes first, for ten old orders no longer make anyone loyal.',
      },
      with: fields(
        {
          email: '={{ $json.email }}',
          segment: {
            fr: segment('nouveau', 'fidèle', 'endormi', 'régulier'),
            en: segment('new', 'loyal', 'asleep', 'regular'),
          },
        },
        { alone: true },
      ),
    },
    members: {
      use: 'mailchimp',
      name: { fr: 'Abonnés de l’audience', en: 'Members of the audience' },
      why: {
        fr: 'Les inscrits seulement : commander ne vaut pas accord pour recevoir des offres.',
        en: 'Subscribed ones only: an order is no consent to being sent offers.',
      },
      with: {
        resource: 'member',
        operation: 'getAll',
        list: "={{ $('settings').first().json.list }}",
        returnAll: true,
        options: { status: 'subscribed' },
      },
      onError: 'output',
      retry: [3, 10],
    },
    current: {
      use: 'set',
      name: { fr: 'Segment inscrit', en: 'Segment on record' },
      why: {
        fr: 'Les mêmes champs des deux côtés, sinon rien ne se compare.',
        en: 'The same fields on both sides, or nothing compares.',
      },
      with: fields(
        {
          email: "={{ ($json.email_address ?? '').trim().toLowerCase() }}",
          segment: "={{ $json.merge_fields?.SEGMENT ?? '' }}",
        },
        { alone: true },
      ),
    },
    compare: {
      use: 'compareDatasets',
      name: { fr: 'Comparer', en: 'Compare' },
      why: {
        fr: 'Qui n’est connu que d’un côté est laissé tranquille.',
        en: 'Whoever only one side knows is left alone.',
      },
      with: {
        mergeByFields: { values: [{ field1: 'email', field2: 'email' }] },
        resolve: 'includeBoth',
        options: {},
      },
    },
    gather: {
      use: 'aggregate',
      name: { fr: 'Réunir les changements', en: 'Gather the changes' },
      why: {
        fr: 'On ne peut juger d’une part qu’en voyant l’ensemble.',
        en: 'A share can only be judged with everything in view.',
      },
      with: allIn('changes'),
    },
    many: {
      use: 'if',
      name: { fr: 'Trop d’un coup ?', en: 'Too many at once?' },
      why: {
        fr: 'Une semaine normale déplace quelques fiches sur cent.',
        en: 'An ordinary week moves a few records in a hundred.',
      },
      with: all(
        amount(
          "={{ $json.changes.length / $('current').all().length }}",
          'gt',
          "={{ $('settings').first().json.share }}",
        ),
      ),
    },
    ask: {
      use: 'teams',
      name: { fr: 'Demander un oui', en: 'Ask for a yes' },
      why: {
        fr: 'Le premier passage en aura besoin, et c’est l’occasion de lire les seuils.',
        en: 'The first run will need it, a good moment to reread the thresholds.',
      },
      with: {
        resource: 'chatMessage',
        operation: 'sendAndWait',
        chatId: byId("={{ $('settings').first().json.chat }}"),
        message: {
          fr: "={{ $json.changes.length }} clients sur {{ $('current').all().length }} changeraient de segment. Par exemple : {{ $json.changes.slice(0, 3).map(one => one.keys.email + ' → ' + one.different.segment.inputA).join(', ') }}. Les écrire dans Mailchimp ?",
          en: "={{ $json.changes.length }} customers out of {{ $('current').all().length }} would change segment. For instance: {{ $json.changes.slice(0, 3).map(one => one.keys.email + ' → ' + one.different.segment.inputA).join(', ') }}. Write them to Mailchimp?",
        },
        responseType: 'approval',
        approvalOptions: { values: { approvalType: 'double' } },
        options: answeredWithin(3, 'days'),
      },
    },
    ok: {
      use: 'filter',
      name: { fr: 'Seulement si oui', en: 'Only on a yes' },
      why: {
        fr: 'Un silence vaut non : les anciens segments valent mieux que des faux.',
        en: 'Silence means no: old segments are better than wrong ones.',
      },
      with: all(isTrue('={{ $json.data?.approved ?? false }}')),
    },
    each: {
      use: 'code',
      name: { fr: 'Client par client', en: 'Customer by customer' },
      why: {
        fr: 'Repris de la comparaison : la réponse de Teams ne contient plus la liste.',
        en: 'Taken from the comparison, as the answer from Teams no longer holds the list.',
      },
      with: allItems(`return $('gather').first().json.changes.map((one) => ({
  json: { email: one.keys.email, segment: one.different.segment.inputA },
}))`),
    },
    write: {
      use: 'mailchimp',
      name: { fr: 'Écrire le segment', en: 'Write the segment' },
      why: {
        fr: 'Un champ, pas une étiquette : la nouvelle valeur efface l’ancienne.',
        en: 'A field rather than a tag: the new value wipes out the old one.',
      },
      with: {
        resource: 'member',
        operation: 'update',
        list: "={{ $('settings').first().json.list }}",
        email: '={{ $json.email }}',
        updateFields: {
          mergeFieldsUi: {
            mergeFieldsValues: [{ name: 'SEGMENT', value: '={{ $json.segment }}' }],
          },
        },
      },
      onError: 'output',
    },
    refused: {
      use: 'aggregate',
      name: { fr: 'Réunir les refus', en: 'Gather refusals' },
      why: {
        fr: 'Un champ SEGMENT absent ferait échouer les mille fiches : un message, pas mille.',
        en: 'A missing SEGMENT field would fail all thousand records: one message, not a thousand.',
      },
      with: allIn('failed'),
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Dire combien de refus', en: 'Say how many refusals' },
      why: {
        fr: 'Avec la raison : un champ manquant se répare, une désinscription non.',
        en: 'With the reason: a missing field can be mended, a refusal cannot.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.sender }}",
        toEmail: "={{ $('settings').first().json.to }}",
        subject: {
          fr: '=Segments : {{ $json.failed.length }} fiche(s) refusée(s)',
          en: '=Segments: {{ $json.failed.length }} record(s) refused',
        },
        emailFormat: 'text',
        text: "={{ $json.failed.map(one => one.error.message ?? one.message ?? one.error).filter((one, at, all) => all.indexOf(one) === at).join('\\n') }}",
        options: { appendAttribution: false },
      },
    },
    warn: {
      use: 'emailSend',
      name: { fr: 'Dire que rien n’a changé', en: 'Say that nothing changed' },
      why: {
        fr: 'Sans quoi les segments vieilliraient de nouveau sans témoin.',
        en: 'Or segments would grow old again with nobody watching.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.sender }}",
        toEmail: "={{ $('settings').first().json.to }}",
        subject: { fr: 'Segments non mis à jour', en: 'Segments not updated' },
        emailFormat: 'text',
        text: {
          fr: "={{ 'Les segments restent ceux de la semaine passée. Réponse reçue : ' + ($json.error.message ?? $json.message ?? $json.error) }}",
          en: "={{ 'Segments stay those of last week. The answer was: ' + ($json.error.message ?? $json.message ?? $json.error) }}",
        },
        options: { appendAttribution: false },
      },
      once: true,
    },
  },
  links: [
    'monday > settings > orders > segment > compare:0',
    'settings > members > current > compare:1',
    'compare.different > gather > many.yes > ask > ok > each > write',
    'many.no > each',
    'write.error > refused > tell',
    'orders.error > warn',
    'members.error > warn',
  ],
  examples,
})
