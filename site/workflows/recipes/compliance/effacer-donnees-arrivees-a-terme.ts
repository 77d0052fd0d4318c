import { answeredWithin } from '../../fragments/patience.ts'
import { all, isTrue, moment } from '../../fragments/conditions.ts'
import { fields, list, number } from '../../fragments/fields.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './effacer-donnees-arrivees-a-terme.examples.ts'

export default defineRecipe({
  category: 'compliance',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-23',
  fr: {
    title: 'Effacer les candidatures arrivées à terme',
    problem:
      'Votre politique promet d’effacer les candidatures deux ans après le dernier échange. Personne ne s’en charge, et la base garde des CV de 2019 que plus rien ne justifie.',
    outcome:
      'Chaque premier du mois, une personne reçoit le nombre de fiches échues et la plus ancienne. Sur son accord, elles sont effacées une à une, et un registre garde le nombre et la date, sans aucun nom.',
    avoid:
      'Ne l’appliquez pas aux factures ni aux contrats : la loi vous oblige à les garder. Et les sauvegardes, les boîtes aux lettres, les exports ne sont pas touchés.',
    approval:
      'Rien n’est effacé sans un oui donné dans les cinq jours. Une fiche marquée « à conserver », pour un litige par exemple, n’est jamais proposée.',
    failure:
      'Une fiche qui résiste n’arrête pas les autres : elle est comptée à part et reviendra le mois suivant. Si Supabase ne répond pas du tout, la personne l’apprend par courriel.',
  },
  en: {
    title: 'Erase job applications whose time is up',
    problem:
      'Your policy promises to erase applications two years after the last exchange. Nobody does, and the database keeps CVs from 2019 that nothing justifies any more.',
    outcome:
      'On the first of each month somebody gets the number of records that are due and the oldest date. On their yes these are erased one by one, and a register keeps the number and the day, with no name at all.',
    avoid:
      'Keep it away from invoices and contracts, which the law makes you hold on to. Backups, mailboxes and exports are not touched either.',
    approval:
      'Nothing is erased without a yes within five days. A record marked as held, for a dispute say, is never put forward.',
    failure:
      'A record that resists does not stop the others: it is counted apart and comes back next month. If Supabase does not answer at all, the person learns so by email.',
  },
  nodes: {
    monthly: {
      use: 'scheduleTrigger',
      name: { fr: 'Le premier du mois', en: 'First of the month' },
      why: {
        fr: 'Un rythme que l’on peut écrire dans le registre des traitements.',
        en: 'A rhythm that can be written into your record of processing.',
      },
      with: at('0 8 1 * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre délai', en: 'Your term' },
      why: {
        fr: 'Le délai vient de votre politique ; changez-le ici, nulle part ailleurs.',
        en: 'The term is your policy’s; change it here and nowhere else.',
      },
      with: fields(
        {
          table: 'applications',
          register: { fr: 'identifiant du document Grist', en: 'id of the Grist document' },
          person: 'donnees@votre-entreprise.example',
          limit: '={{ $now.minus({ years: 2 }).toISODate() }}',
        },
        { alone: true },
      ),
    },
    records: {
      use: 'supabase',
      name: { fr: 'Lire les candidatures', en: 'Read the applications' },
      why: {
        fr: 'La base ne rend que ce qui est antérieur à la limite.',
        en: 'The database gives only what is older than the limit.',
      },
      with: {
        resource: 'row',
        operation: 'getAll',
        tableId: "={{ $('settings').first().json.table }}",
        returnAll: true,
        filterType: 'manual',
        matchType: 'allFilters',
        filters: {
          conditions: [
            {
              keyName: 'last_contact',
              condition: 'lt',
              keyValue: "={{ $('settings').first().json.limit }}",
            },
          ],
        },
      },
      onError: 'output',
      retry: [3, 5],
    },
    due: {
      use: 'filter',
      name: { fr: 'Échues, et sans blocage', en: 'Due, and not held' },
      why: {
        fr: 'La date est vérifiée une seconde fois : un effacement ne se reprend pas.',
        en: 'The date is tested twice, because an erasure cannot be taken back.',
      },
      with: all(
        moment('={{ $json.last_contact }}', 'before', "={{ $('settings').first().json.limit }}"),
        isTrue('={{ $json.hold !== true }}'),
      ),
    },
    gather: {
      use: 'aggregate',
      name: { fr: 'Réunir les numéros', en: 'Gather the numbers' },
      why: {
        fr: 'La demande d’accord ne cite personne : un compte et une date suffisent.',
        en: 'The request names nobody: a count and a date are enough.',
      },
      with: {
        aggregate: 'aggregateIndividualFields',
        fieldsToAggregate: {
          fieldToAggregate: [
            { fieldToAggregate: 'id' },
            { fieldToAggregate: 'last_contact', renameField: true, outputFieldName: 'dates' },
          ],
        },
        options: {},
      },
    },
    ask: {
      use: 'emailSend',
      name: { fr: 'Demander l’accord', en: 'Ask for a yes' },
      why: {
        fr: 'Un nombre inhabituel se remarque ici, avant et non après.',
        en: 'An unusual number is noticed here, before rather than after.',
      },
      with: {
        operation: 'sendAndWait',
        fromEmail: "={{ $('settings').first().json.person }}",
        toEmail: "={{ $('settings').first().json.person }}",
        subject: {
          fr: '=Effacer {{ $json.id.length }} candidature(s) ?',
          en: '=Erase {{ $json.id.length }} application(s)?',
        },
        message: {
          fr: "=Dernier échange avant le {{ $('settings').first().json.limit }}, le plus ancien le {{ $json.dates.toSorted()[0] }}. Cet effacement est définitif.",
          en: "=Last exchange before {{ $('settings').first().json.limit }}, the oldest on {{ $json.dates.toSorted()[0] }}. Erasure is final.",
        },
        responseType: 'approval',
        approvalOptions: { values: { approvalType: 'double' } },
        options: answeredWithin(5, 'days'),
      },
    },
    agreed: {
      use: 'filter',
      name: { fr: 'Seulement sur un oui', en: 'Only on a yes' },
      why: {
        fr: 'Refus ou silence : le mois prochain, la question revient.',
        en: 'Refusal or silence: the question comes back next month.',
      },
      with: all(isTrue('={{ $json.data?.approved === true }}')),
    },
    numbers: {
      use: 'set',
      name: { fr: 'Reprendre les numéros', en: 'Take the numbers again' },
      why: {
        fr: 'Exactement ceux qui ont été approuvés, même si la base a bougé depuis.',
        en: 'Exactly those that were approved, even if the database has moved since.',
      },
      with: fields({ id: list("={{ $('gather').first().json.id }}") }, { alone: true }),
    },
    each: {
      use: 'splitOut',
      name: { fr: 'Une fiche à la fois', en: 'One record at a time' },
      why: {
        fr: 'Un refus de la base ne concerne ainsi qu’une fiche.',
        en: 'So that a refusal by the database concerns one record alone.',
      },
      with: { fieldToSplitOut: 'id', options: {} },
    },
    erase: {
      use: 'supabase',
      name: { fr: 'Effacer la fiche', en: 'Erase the record' },
      why: {
        fr: 'Par son numéro seul : aucun critère large ne peut déborder.',
        en: 'By its number alone, so no broad condition can reach too far.',
      },
      with: {
        resource: 'row',
        operation: 'delete',
        tableId: "={{ $('settings').first().json.table }}",
        filterType: 'manual',
        matchType: 'allFilters',
        filters: { conditions: [{ keyName: 'id', condition: 'eq', keyValue: '={{ $json.id }}' }] },
      },
      onError: 'continue',
    },
    result: {
      use: 'set',
      name: { fr: 'Compter sans nommer', en: 'Count without naming' },
      why: {
        fr: 'La base rend la fiche effacée : on n’en garde qu’un oui ou un non.',
        en: 'The database returns the erased record; only a yes or no is kept.',
      },
      with: fields(
        {
          erased: number('={{ $json.error === undefined ? 1 : 0 }}'),
          kept: number('={{ $json.error === undefined ? 0 : 1 }}'),
        },
        { alone: true },
      ),
    },
    total: {
      use: 'summarize',
      name: { fr: 'Faire le total', en: 'Add up' },
      why: {
        fr: 'Une ligne de registre par mois, et non une par personne.',
        en: 'One line in the register a month, not one a person.',
      },
      with: {
        fieldsToSummarize: {
          values: [
            { aggregation: 'sum', field: 'erased' },
            { aggregation: 'sum', field: 'kept' },
          ],
        },
        options: {},
      },
    },
    register: {
      use: 'grist',
      name: { fr: 'Inscrire au registre', en: 'Write in the register' },
      why: {
        fr: 'La preuve que la promesse est tenue, sans garder ce qui est effacé.',
        en: 'Proof that the promise is kept, without keeping what was erased.',
      },
      with: {
        operation: 'create',
        docId: "={{ $('settings').first().json.register }}",
        tableId: 'Erasures',
        dataToSend: 'defineInNode',
        fieldsToSend: {
          properties: [
            { fieldId: 'day', fieldValue: '={{ $now.toISODate() }}' },
            { fieldId: 'erased', fieldValue: '={{ $json.sum_erased }}' },
            { fieldId: 'kept', fieldValue: '={{ $json.sum_kept }}' },
          ],
        },
      },
    },
    silent: {
      use: 'emailSend',
      name: { fr: 'Dire que rien n’a été lu', en: 'Say that nothing was read' },
      why: {
        fr: 'Un mois sans demande doit vouloir dire : rien à effacer.',
        en: 'A month without a request should mean that nothing is due.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.person }}",
        toEmail: "={{ $('settings').first().json.person }}",
        subject: {
          fr: 'Candidatures : contrôle du mois impossible',
          en: 'Applications: no check this month',
        },
        emailFormat: 'text',
        text: {
          fr: "=La table {{ $('settings').first().json.table }} n’a pas pu être lue. Rien n’a été effacé : relancez le flux à la main.",
          en: "=The table {{ $('settings').first().json.table }} could not be read. Nothing was erased: start the flow by hand.",
        },
        options: { appendAttribution: false },
      },
    },
  },
  links: [
    'monthly > settings > records > due > gather > ask > agreed > numbers > each > erase > result > total > register',
    'records.error > silent',
  ],
  examples,
})
