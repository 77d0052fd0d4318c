import { allItems, eachItem, EUROS, inBoth } from '../../fragments/code.ts'
import { all, cases, isTrue, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { field, form, page } from '../../fragments/forms.ts'
import { mailed } from '../../fragments/mail.ts'
import { at } from '../../fragments/schedule.ts'
import type { Bilingual } from '../../nodes/fact.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { COUNT, pick, settle } from './compter-dix-references-par-jour.code.ts'
import { examples } from './compter-dix-references-par-jour.examples.ts'

const STOCK: Params = { authentication: 'apiKey', docId: setting('doc'), tableId: 'Stock' }
const noted = (properties: Readonly<Record<string, string>>): Params => ({
  ...STOCK,
  operation: 'update',
  rowId: '={{ $json.row }}',
  dataToSend: 'defineInNode',
  fieldsToSend: {
    properties: Object.entries(properties).map(([fieldId, fieldValue]) => ({
      fieldId,
      fieldValue,
    })),
  },
})
const said = (message: string | Bilingual<string>): Params => ({
  resource: 'message',
  operation: 'post',
  channelId: setting('channel'),
  message,
})
const SETTLE = inBoth(settle, {
  fr: {
    agree: 'Écart compté deux fois : ',
    differ: 'Deux comptes différents, à refaire à deux : ',
    place: ', rangé en ',
    stock: '. Logiciel ',
    first: ', premier compte ',
    second: ', second ',
    gap: ', écart ',
    by: ', par ',
  },
  en: {
    agree: 'Gap counted twice: ',
    differ: 'Two different counts, to be done again by two: ',
    place: ', shelf ',
    stock: '. Software ',
    first: ', first count ',
    second: ', second ',
    gap: ', gap ',
    by: ', by ',
  },
})

export default defineRecipe({
  category: 'data',
  level: 'confirmed',
  minutes: 50,
  published: '2026-11-28',
  fr: {
    title: 'Compter dix références par jour, sans inventaire annuel',
    problem:
      'Une fois par an, le dépôt ferme deux jours pour tout compter. Entre-temps, le logiciel promet des pièces qui n’existent plus, et l’écart découvert en décembre peut dater de mars.',
    outcome:
      'Du lundi au vendredi à 7 h, Mattermost donne dix références dans l’ordre des rayons : celles qui font 80 % de la valeur reviennent tous les 30 jours, les 15 % suivants tous les 60, le reste deux fois l’an. Le magasinier compte sans voir la quantité attendue. Un écart au-delà d’une unité, ou de 1 %, demande un second compte tout de suite, puis part au responsable avec sa valeur.',
    avoid:
      'La table est une copie du stock, rafraîchie la nuit : comptez avant la première préparation. Avec des lots, des numéros de série ou plusieurs dépôts, servez-vous du module d’inventaire de votre logiciel. L’inventaire légal reste à voir avec votre expert-comptable.',
    approval:
      'Rien n’est corrigé dans le logiciel : le responsable cherche la cause, puis passe lui-même l’ajustement. Deux comptes qui se contredisent laissent la référence à compter.',
    failure:
      'Grist muet : le message du matin le dit, le formulaire répond « non noté ». Mattermost muet : un courriel part ; refusé aussi, le formulaire répond « non transmis ».',
  },
  en: {
    title: 'Count ten stock items a day instead of once a year',
    problem:
      'Once a year the warehouse closes for two days to count. In between, the software promises parts that no longer exist, and a gap found in December may date from March.',
    outcome:
      'On weekdays at 7 am Mattermost gives ten items in shelf order: those that make 80% of the value return every 30 days, the next 15% every 60, the rest twice a year. The storekeeper counts without seeing the quantity expected. A gap beyond one unit, or 1%, asks for a second count at once and then goes to the manager with its value.',
    avoid:
      'The table is a copy of the stock, refreshed at night: count before the first picking. With lots, serial numbers or several warehouses, use your software’s own stocktake. The yearly stocktake of the law is for your accountant to settle.',
    approval:
      'Nothing is corrected in the software: the manager looks for the cause and enters the adjustment. Two counts that contradict each other leave the item to be counted.',
    failure:
      'Grist silent: the morning’s message says so, the form answers “not noted”. Mattermost silent: an email leaves; if that fails too, the form answers “not passed on”.',
  },
  nodes: {
    morning: {
      use: 'scheduleTrigger',
      name: { fr: 'Lundi à vendredi, 7 h', en: 'Weekdays, 7 am' },
      why: { fr: 'Avant la première préparation.', en: 'Before the first picking.' },
      with: at('0 7 * * 1-5'),
    },
    count: {
      use: 'formTrigger',
      name: { fr: 'Un compte', en: 'A count' },
      why: { fr: 'Devant le rayon, sur un téléphone.', en: 'At the shelf, on a phone.' },
      with: form(
        { fr: 'Compter une référence', en: 'Count an item' },
        [
          field('ref', { fr: 'Référence', en: 'Item' }),
          field('counted', { fr: 'Quantité comptée', en: 'Quantity counted' }, { type: 'number' }),
          field('who', { fr: 'Votre prénom', en: 'Your first name' }),
        ],
        { authentication: 'basicAuth', options: { appendAttribution: false, path: 'count' } },
      ),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos règles', en: 'Your rules' },
      why: {
        fr: 'Combien par jour, tous les combien, et l’écart admis.',
        en: 'How many a day, how often, and the gap allowed.',
      },
      with: fields(
        {
          perDay: 10,
          every: { as: 'object', value: '{"a": 30, "b": 60, "c": 180}' },
          tolerance: 1,
          doc: { fr: 'identifiant du document Grist', en: 'id of the Grist document' },
          channel: { fr: 'identifiant du canal', en: 'id of the channel' },
          link: 'https://n8n.votre-entreprise.example/form/count',
          to: 'depot@votre-entreprise.example',
        },
        { alone: true },
      ),
    },
    stock: {
      use: 'grist',
      name: { fr: 'Lire la copie du stock', en: 'Read the copy of the stock' },
      why: {
        fr: 'Table Stock : ref, label, place, qty, cost, et en texte, que la copie n’écrase pas, counted_on, gap, counted_by.',
        en: 'Table Stock: ref, label, place, qty, cost, and as text, left alone by the copy, counted_on, gap, counted_by.',
      },
      with: { ...STOCK, operation: 'getAll', returnAll: true, additionalOptions: {} },
      onError: 'continue',
      always: true,
      retry: [2, 10],
    },
    kind: {
      use: 'if',
      name: { fr: 'Un compte saisi ?', en: 'A count typed?' },
      why: { fr: 'Sinon, c’est l’heure de la liste.', en: 'If not, it is time for the list.' },
      with: all(isTrue("={{ $('count').isExecuted }}")),
    },
    pick: {
      use: 'code',
      name: { fr: 'Choisir les dix', en: 'Choose the ten' },
      why: {
        fr: 'La plus en retard sur son rythme d’abord ; jamais comptée, elle l’est deux fois.',
        en: 'The one most behind its rhythm first; never counted, it is twice behind.',
      },
      with: allItems(
        inBoth(pick, {
          fr: {
            unread: 'Stock illisible : pas de liste à compter ce matin.',
            none: 'Aucune référence dans la table Stock.',
            head: 'À compter ce matin :',
            late: 'Références en retard : ',
            never: ' (jamais comptée)',
          },
          en: {
            unread: 'Stock unreadable: no list to count this morning.',
            none: 'No item in the table Stock.',
            head: 'To be counted this morning:',
            late: 'Items behind: ',
            never: ' (never counted)',
          },
        }),
      ),
    },
    post: {
      use: 'mattermost',
      name: { fr: 'Donner la liste', en: 'Give the list' },
      why: {
        fr: 'Sans les quantités : on compte, on ne confirme pas.',
        en: 'Without quantities, so that people count.',
      },
      with: said('={{ $json.text }}'),
      onError: 'output',
      retry: [3, 10],
    },
    judge: {
      use: 'code',
      name: { fr: 'Comparer au stock', en: 'Compare with the stock' },
      why: {
        fr: 'Une vis de plus sur mille ne vaut pas un second compte.',
        en: 'One screw in a thousand is not worth it.',
      },
      with: allItems(COUNT),
    },
    state: {
      use: 'switch',
      name: { fr: 'Juste ou non ?', en: 'Right or not?' },
      why: { fr: 'Référence inconnue : rien n’est noté.', en: 'Unknown item: nothing is noted.' },
      with: cases({
        close: text('={{ $json.state }}', 'equals', 'close'),
        gap: text('={{ $json.state }}', 'equals', 'gap'),
      }),
    },
    fine: {
      use: 'grist',
      name: { fr: 'Noter le compte', en: 'Note the count' },
      why: { fr: 'La référence repart pour un tour.', en: 'The item starts another round.' },
      with: noted({
        counted_on: '={{ $now.toISODate() }}',
        gap: '={{ String($json.gap) }}',
        counted_by: '={{ $json.who }}',
      }),
      onError: 'continue',
    },
    again: {
      use: 'form',
      name: { fr: 'Recompter', en: 'Count again' },
      why: {
        fr: 'Sans dire l’écart, qui influencerait.',
        en: 'Without telling the gap, which would sway.',
      },
      with: {
        operation: 'page',
        formFields: {
          values: [
            field(
              'again',
              { fr: 'Quantité, seconde fois', en: 'Quantity, second time' },
              { type: 'number' },
            ),
          ],
        },
        options: {
          formTitle: { fr: 'Recomptez, si possible à deux', en: 'Count again, by two if you can' },
        },
      },
    },
    settle: {
      use: 'code',
      name: { fr: 'Comparer les deux comptes', en: 'Compare both counts' },
      why: {
        fr: 'À la même tolérance près.',
        en: 'Within the same tolerance.',
      },
      with: eachItem({ fr: EUROS.fr + SETTLE.fr, en: EUROS.en + SETTLE.en }),
    },
    record: {
      use: 'grist',
      name: { fr: 'Noter l’écart', en: 'Note the gap' },
      why: {
        fr: 'Comptes contraires : la date est vidée.',
        en: 'Counts that differ: the date is emptied.',
      },
      with: noted({
        counted_on: "={{ $json.agreed ? $now.toISODate() : '' }}",
        gap: '={{ String($json.gap) }}',
        counted_by: '={{ $json.who }}',
      }),
      onError: 'continue',
    },
    tell: {
      use: 'mattermost',
      name: { fr: 'Le dire au responsable', en: 'Tell the manager' },
      why: {
        fr: 'Tant que l’on s’en souvient.',
        en: 'While people remember.',
      },
      with: said({
        fr: "={{ $('settle').first().json.text }}{{ $json.error ? '. Non noté dans Grist.' : '' }}",
        en: "={{ $('settle').first().json.text }}{{ $json.error ? '. Not noted in Grist.' : '' }}",
      }),
      onError: 'output',
      retry: [3, 5],
    },
    mail: {
      use: 'emailSend',
      name: { fr: 'Écrire au dépôt', en: 'Write to the warehouse' },
      why: { fr: 'La liste ou l’écart, par l’autre voie.', en: 'List or gap, the other way.' },
      with: mailed(
        { from: setting('to'), to: setting('to') },
        { fr: 'Comptage du stock', en: 'Stock count' },
        {
          fr: "={{ $('settle').isExecuted ? $('settle').first().json.text + ($('record').first().json.error ? '. Non noté dans Grist.' : '') : $('pick').first().json.text }}",
          en: "={{ $('settle').isExecuted ? $('settle').first().json.text + ($('record').first().json.error ? '. Not noted in Grist.' : '') : $('pick').first().json.text }}",
        },
      ),
      onError: 'continue',
    },
    more: {
      use: 'if',
      name: { fr: 'Quelqu’un attend l’écran ?', en: 'Is somebody at the screen?' },
      why: { fr: 'Le matin, personne.', en: 'Nobody, in the morning.' },
      with: all(isTrue("={{ $('settle').isExecuted }}")),
    },
    done: {
      use: 'form',
      name: { fr: 'Répondre au magasinier', en: 'Answer the storekeeper' },
      why: { fr: 'Noté, transmis ou inconnu.', en: 'Noted, passed on or unknown.' },
      with: page(
        {
          fr: "={{ $('settle').isExecuted ? ($json.error ? 'Non transmis' : 'Transmis au responsable') : $('judge').first().json.state === 'close' && !$json.error ? 'Noté' : 'Non noté' }}",
          en: "={{ $('settle').isExecuted ? ($json.error ? 'Not passed on' : 'Passed on to the manager') : $('judge').first().json.state === 'close' && !$json.error ? 'Noted' : 'Not noted' }}",
        },
        {
          fr: "={{ $('judge').first().json.state === 'unknown' ? 'Référence inconnue, ou quantité illisible.' : $('judge').first().json.state === 'unread' || (!$('settle').isExecuted && $json.error) ? 'Grist ne répond pas : gardez le chiffre et réessayez.' : $('settle').isExecuted && $json.error ? 'Aucun message n’est parti : dites l’écart au responsable.' : 'Référence suivante.' }}",
          en: "={{ $('judge').first().json.state === 'unknown' ? 'Unknown item, or illegible quantity.' : $('judge').first().json.state === 'unread' || (!$('settle').isExecuted && $json.error) ? 'Grist does not answer: keep the figure and try again.' : $('settle').isExecuted && $json.error ? 'No message left: tell the manager about the gap.' : 'Next item.' }}",
        },
      ),
    },
  },
  links: [
    'morning > settings > stock > kind.no > pick > post',
    'count > settings',
    'kind.yes > judge > state.close > fine > done',
    'state.gap > again > settle > record > tell > done',
    'state.other > done',
    'post.error > mail',
    'tell.error > mail',
    'mail > more.yes > done',
  ],
  examples,
})
