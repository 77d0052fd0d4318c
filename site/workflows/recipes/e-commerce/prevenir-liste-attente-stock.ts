import { columns } from '../../fragments/columns.ts'
import { allItems } from '../../fragments/code.ts'
import { all, amount, cases, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { field, form } from '../../fragments/forms.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId, byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './prevenir-liste-attente-stock.examples.ts'

const TABLE = byName('liste_attente')

/** Whoever was written to lately still has a claim; the others follow in the order they asked. */
const PLAN = String.raw`const { hold, each, first } = $('settings').first().json;
const products = $input.all().map(({ json }) => ({ ...json, reference: String(json.default_code || '').trim().toUpperCase() }));
const failed = products.find(({ error }) => error !== undefined);
if (failed) throw new Error('Odoo: ' + (failed.error.message ?? failed.error));
const rows = $('waiting').all().map(({ json }) => json);
const open = rows.filter(({ invited, tries }) => !invited && (tries ?? 0) < 3);
const unknown = [...new Set(open.map(({ reference }) => reference))].filter((one) => !products.some(({ reference }) => reference === one));
const invited = products.flatMap((product) => {
  const own = (list) => list.filter(({ reference }) => reference === product.reference);
  const claims = own(rows).filter((row) => row.invited && DateTime.fromISO(row.invited) > $now.minus({ hours: hold })).length;
  const seats = Math.max(0, Math.floor(product.free_qty) * each - claims);
  return own(open).sort((one, other) => (one.asked < other.asked ? -1 : 1)).slice(0, seats)
    .map(({ id, email, tries }) => ({ json: { kind: 'invite', id, email, tries: tries ?? 0, name: product.display_name, path: product.website_url || '/shop' } }));
});
const told = unknown.length > 0 && $now.hour === first;
return told ? [...invited, { json: { kind: 'unknown', references: unknown.join(', ') } }] : invited;`

export default defineRecipe({
  category: 'e-commerce',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-28',
  fr: {
    title: 'Prévenir la liste d’attente d’un produit, dans l’ordre',
    problem:
      'Le sac revient en douze exemplaires. Les deux cents inscrits reçoivent le même courriel à la même minute ; presque tous trouvent une page vide, le premier inscrit aussi.',
    outcome:
      'Un lien sur la fiche ouvre un formulaire. Chaque heure, le flux lit le stock libre d’Odoo et écrit à deux personnes par exemplaire, dans l’ordre d’inscription. Les suivantes sont prévenues quarante-huit heures après, si le stock tient.',
    avoid:
      'Pour trois exemplaires par mois, écrivez vous-même. Rien n’est réservé : qui passe sur le site peut acheter avant.',
    approval:
      'Rien à valider : la règle est l’ordre d’arrivée ; vous réglez nombre, délai et texte. Chacun reçoit un seul message, celui qu’il a demandé ; sa ligne s’efface trente jours après, ou au bout de six mois d’attente.',
    failure:
      'Odoo muet : un courriel le dit et personne n’est prévenu à tort. Envoi refusé trois fois : un courriel donne l’adresse, et la place va à la personne suivante. Une référence inconnue, souvent un lien mal recopié, est signalée chaque matin.',
  },
  en: {
    title: 'Tell a product’s waiting list, first come first served',
    problem:
      'The bag comes back, twelve of them. Two hundred people get the email in the same minute; nearly all find an empty page, whoever signed up first too.',
    outcome:
      'A link on the product page opens a form. Every hour the flow reads free stock in Odoo and writes to two people for each unit, in the order they asked. The next follow after forty-eight hours, if stock lasts.',
    avoid:
      'For three units a month, write yourself. Nothing is reserved: whoever visits the site may buy before.',
    approval:
      'Nothing to approve: the rule is the order of arrival; you set numbers, delay and text. Everybody gets one message, the one they asked for; their row is erased thirty days later, or after six months in vain.',
    failure:
      'Odoo silent: an email says so and nobody is told in error. Sending refused three times: an email gives the address, and the seat goes to the next person. An unknown reference, often a link badly copied, is reported each morning.',
  },
  nodes: {
    ask: {
      use: 'formTrigger',
      name: { fr: 'Prévenez-moi', en: 'Tell me when it is back' },
      why: {
        fr: 'La fiche ajoute ?reference=… à l’adresse : le champ est déjà rempli.',
        en: 'The product page adds ?reference=… to the address: the field is filled in.',
      },
      with: form(
        { fr: 'Être prévenu du retour en stock', en: 'Hear when it is back in stock' },
        [
          field('reference', { fr: 'Référence du produit', en: 'Product reference' }),
          field('email', { fr: 'Votre adresse', en: 'Your address' }, { type: 'email' }),
        ],
        {
          formDescription: {
            fr: 'Un seul message vous sera envoyé. Votre adresse ne sert à rien d’autre et s’efface ensuite.',
            en: 'One message will be sent to you. Your address serves nothing else and is erased afterwards.',
          },
        },
      ),
    },
    clean: {
      use: 'set',
      name: { fr: 'Nettoyer', en: 'Clean up' },
      why: {
        fr: 'Une majuscule ferait deux inscrits d’un seul.',
        en: 'A capital letter would make two people of one.',
      },
      with: fields(
        {
          reference: '={{ $json.reference.trim().toUpperCase() }}',
          email: '={{ $json.email.trim().toLowerCase() }}',
        },
        { alone: true },
      ),
    },
    isNew: {
      use: 'dataTable',
      name: { fr: 'Pas déjà en attente', en: 'Not waiting yet' },
      why: {
        fr: 'Deux clics gardent la place ; après un envoi, on peut redemander.',
        en: 'Two clicks keep the place; once told, people may ask again.',
      },
      with: {
        resource: 'row',
        operation: 'rowNotExists',
        dataTableId: TABLE,
        matchType: 'allConditions',
        filters: {
          conditions: [
            { keyName: 'reference', keyValue: '={{ $json.reference }}' },
            { keyName: 'email', keyValue: '={{ $json.email }}' },
            { keyName: 'state', keyValue: 'waiting' },
          ],
        },
      },
    },
    join: {
      use: 'dataTable',
      name: { fr: 'Inscrire', en: 'Add to the list' },
      why: {
        fr: 'Avec le jour de l’effacement, écrit dès le départ.',
        en: 'With the day it is erased, written from the start.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: TABLE,
        columns: columns({
          reference: '={{ $json.reference }}',
          email: '={{ $json.email }}',
          asked: '={{ $now.toUTC().toISO() }}',
          state: 'waiting',
          tries: 0,
          until: '={{ $now.plus({ months: 6 }).toISODate() }}',
        }),
        options: {},
      },
    },
    hourly: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque heure du jour', en: 'Each hour of the day' },
      why: {
        fr: 'De huit à dix-neuf heures : un message de nuit avantage qui ne dort pas.',
        en: 'From eight to seven: a message at night favours who does not sleep.',
      },
      with: at('30 8-19 * * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre règle', en: 'Your rule' },
      why: {
        fr: 'Deux par exemplaire : beaucoup n’achètent pas, et peu sont déçus.',
        en: 'Two for each unit: many do not buy, and few are let down.',
      },
      with: fields(
        {
          hold: 48,
          each: 2,
          first: 8,
          shop: 'https://www.votre-boutique.example',
          from: 'bonjour@votre-boutique.example',
          person: 'commandes@votre-boutique.example',
        },
        { alone: true },
      ),
    },
    erase: {
      use: 'dataTable',
      name: { fr: 'Effacer les vieilles lignes', en: 'Erase old rows' },
      why: {
        fr: 'La promesse du formulaire, tenue sans que l’on y pense.',
        en: 'What the form promised, kept without a thought.',
      },
      with: {
        resource: 'row',
        operation: 'deleteRows',
        dataTableId: TABLE,
        matchType: 'allConditions',
        filters: {
          conditions: [{ keyName: 'until', condition: 'lt', keyValue: '={{ $now.toISODate() }}' }],
        },
        options: {},
      },
    },
    waiting: {
      use: 'dataTable',
      name: { fr: 'Lire la liste', en: 'Read the list' },
      why: {
        fr: 'Les déjà prévenus aussi : ils comptent pendant leur délai.',
        en: 'Those already told too: they count while their delay lasts.',
      },
      with: { resource: 'row', operation: 'get', dataTableId: TABLE, returnAll: true },
    },
    stock: {
      use: 'odoo',
      name: { fr: 'Stock libre', en: 'Free stock' },
      why: {
        fr: 'free_qty retire ce que des commandes ont déjà réservé.',
        en: 'free_qty leaves out what orders have already reserved.',
      },
      with: {
        resource: 'custom',
        operation: 'getAll',
        customResource: byId('product.product'),
        returnAll: true,
        options: { fieldsList: 'default_code,display_name,free_qty,website_url' },
      },
      once: true,
      onError: 'continue',
      retry: [3, 5],
    },
    plan: {
      use: 'code',
      name: { fr: 'À qui le tour ?', en: 'Whose turn is it?' },
      why: {
        fr: 'Places moins droits en cours ; le reste suit l’ordre des demandes.',
        en: 'Seats less claims under way; the rest follows the order of requests.',
      },
      with: allItems(PLAN),
      onError: 'output',
    },
    kind: {
      use: 'switch',
      name: { fr: 'Écrire, ou signaler ?', en: 'Write, or report?' },
      why: {
        fr: 'Une référence fausse attendrait toujours.',
        en: 'A wrong reference would wait for ever.',
      },
      with: cases({ invite: text('={{ $json.kind }}', 'equals', 'invite') }),
    },
    send: {
      use: 'brevo',
      name: { fr: 'Prévenir', en: 'Tell them' },
      why: {
        fr: 'Ce qui a été demandé, sans promotion.',
        en: 'What they asked for, without promotion.',
      },
      with: {
        resource: 'email',
        operation: 'send',
        sender: setting('from'),
        receipients: '={{ $json.email }}',
        subject: { fr: '={{ $json.name }} est de retour', en: '={{ $json.name }} is back' },
        textContent: {
          fr: "=Bonjour,\n\nVous nous aviez demandé de vous prévenir : {{ $json.name }} est de nouveau en stock, en petit nombre.\n{{ $('settings').first().json.shop }}{{ $json.path }}\n\nRien n’est réservé. Ce message est le seul que nous vous enverrons à ce sujet.",
          en: "=Hello,\n\nYou asked us to tell you: {{ $json.name }} is in stock again, in small numbers.\n{{ $('settings').first().json.shop }}{{ $json.path }}\n\nNothing is reserved. This is the only message that we will send you about it.",
        },
      },
      onError: 'output',
    },
    mark: {
      use: 'dataTable',
      name: { fr: 'Noter l’envoi', en: 'Note the sending' },
      why: {
        fr: 'Après l’envoi : un arrêt en chemin ne saute personne.',
        en: 'After sending: a stop on the way skips nobody.',
      },
      with: {
        resource: 'row',
        operation: 'update',
        dataTableId: TABLE,
        matchType: 'allConditions',
        filters: { conditions: [{ keyName: 'id', keyValue: "={{ $('plan').item.json.id }}" }] },
        columns: columns({
          state: 'told',
          invited: '={{ $now.toUTC().toISO() }}',
          until: '={{ $now.plus({ days: 30 }).toISODate() }}',
        }),
        options: {},
      },
    },
    miss: {
      use: 'dataTable',
      name: { fr: 'Compter l’échec', en: 'Count the failure' },
      why: {
        fr: 'Une panne d’une heure ne coûte sa place à personne.',
        en: 'An hour’s outage costs nobody their place.',
      },
      with: {
        resource: 'row',
        operation: 'update',
        dataTableId: TABLE,
        matchType: 'allConditions',
        filters: { conditions: [{ keyName: 'id', keyValue: "={{ $('plan').item.json.id }}" }] },
        columns: columns({ tries: "={{ $('plan').item.json.tries + 1 }}" }),
        options: {},
      },
    },
    third: {
      use: 'filter',
      name: { fr: 'Troisième échec', en: 'Third failure' },
      why: {
        fr: 'Alors seulement quelqu’un regarde l’adresse.',
        en: 'Only then does somebody look at the address.',
      },
      with: all(amount('={{ $json.tries }}', 'equals', 3)),
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Prévenir la boutique', en: 'Tell the shop' },
      why: {
        fr: 'Remettre tries à zéro dans la table rend sa place à la personne.',
        en: 'Setting tries to zero in the table gives people their place back.',
      },
      with: mailed(
        { from: setting('from'), to: setting('person') },
        { fr: 'Liste d’attente : à regarder', en: 'Waiting list: have a look' },
        {
          fr: "={{ $json.references ? 'Références inconnues d’Odoo : ' + $json.references : $json.tries ? 'Trois envois refusés : ' + $json.email : 'Stock illisible, personne n’est prévenu : ' + ($json.error?.message ?? $json.error) }}",
          en: "={{ $json.references ? 'References that Odoo does not know: ' + $json.references : $json.tries ? 'Sending refused three times: ' + $json.email : 'Stock unreadable, nobody is told: ' + ($json.error?.message ?? $json.error) }}",
        },
      ),
      retry: [3, 10],
    },
  },
  links: [
    'ask > clean > isNew > join',
    'hourly > settings > waiting > stock > plan > kind.invite > send > mark',
    'settings > erase',
    'kind.other > tell',
    'plan.error > tell',
    'send.error > miss > third > tell',
  ],
  examples,
})
