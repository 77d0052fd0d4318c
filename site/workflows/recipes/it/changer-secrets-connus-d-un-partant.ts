import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, amount, cases, text } from '../../fragments/conditions.ts'
import { fields, setting, truth } from '../../fragments/fields.ts'
import { field, form, page } from '../../fragments/forms.ts'
import { allIn } from '../../fragments/items.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId, byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { JUDGE, OUTCOME } from './changer-secrets-connus-d-un-partant.code.ts'
import { examples } from './changer-secrets-connus-d-un-partant.examples.ts'

const OPEN = byName('secrets_a_changer')
const state = (name: string) => text('={{ $json.state }}', 'equals', name)

export default defineRecipe({
  category: 'it',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-28',
  fr: {
    title: 'Changer les mots de passe partagés que connaissait un partant',
    problem:
      'On ferme le compte d’Inès le soir de son départ. Mais elle connaît le code de l’alarme, le Wi-Fi, le compte du transporteur, et tout cela marche encore l’été suivant.',
    outcome:
      'Un formulaire prend l’adresse du partant et son dernier jour. Le registre Airtable dit quels secrets partagés il connaissait ; chaque responsable en reçoit la liste, à changer ce jour-là. Les jours de semaine, le flux clôt ce qui est daté de ce jour ou d’après, et relance pour le reste tant que rien n’a changé.',
    avoid:
      'Un gestionnaire de mots de passe qui fait tourner ses secrets rend ce flux inutile. Les comptes nominatifs se ferment ailleurs. Un secret absent du registre n’est pas vu : commencez par l’inventaire.',
    approval:
      'Le responsable change le mot de passe lui-même. Le flux n’en connaît aucun et croit la date que l’on écrit dans la fiche.',
    failure:
      'Courriel refusé : la page le dit, le formulaire se renvoie, seules les demandes manquantes repartent. Au matin, registre illisible ou rappel refusé : l’administrateur reçoit un courriel. Si le responsable est le partant lui-même, il hérite de la demande.',
  },
  en: {
    title: 'Change the shared passwords that somebody leaving knew',
    problem:
      'Ines’ account is closed on the evening she leaves. But she knows the alarm code, the Wi-Fi, the carrier’s account, and all of it still works the summer after.',
    outcome:
      'A form takes the leaver’s address and last day. The Airtable register tells which shared secrets they knew; each owner gets the list, to be changed on that day. On weekdays the flow closes what is dated that day or after, and goes on reminding about the rest until it has changed.',
    avoid:
      'A password manager that rotates its secrets makes this flow needless. Personal accounts are closed elsewhere. A secret missing from the register is not seen: begin with the inventory.',
    approval:
      'Owners change the password themselves. The flow knows none of them, and believes the date that is written on the record.',
    failure:
      'Email refused: the page says so, the form is sent again, and only the missing requests leave. In the morning, register unreadable or reminder refused: the administrator gets an email. Where the owner is the leaver, the administrator inherits the request.',
  },
  nodes: {
    request: {
      use: 'formTrigger',
      name: { fr: 'Annoncer un départ', en: 'Announce a departure' },
      why: { fr: 'Protégé : il dit qui part.', en: 'Protected: it tells who is leaving.' },
      with: form(
        { fr: 'Départ : secrets partagés', en: 'Departure: shared secrets' },
        [
          field(
            'leaver',
            { fr: 'Adresse du partant', en: 'Address of who leaves' },
            { type: 'email' },
          ),
          field('last', { fr: 'Dernier jour', en: 'Last day' }, { type: 'date' }),
        ],
        { authentication: 'basicAuth' },
      ),
    },
    morning: {
      use: 'scheduleTrigger',
      name: { fr: 'En semaine, 9 h 30', en: 'Weekdays, 9.30' },
      why: { fr: 'Un changement oublié se voit.', en: 'A change forgotten gets noticed.' },
      with: at('30 9 * * 1-5'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Registre et adresses', en: 'Register and addresses' },
      why: {
        fr: 'Sans formulaire, c’est le passage du matin.',
        en: 'Without a form it is the morning’s run.',
      },
      with: fields(
        {
          base: { fr: 'identifiant de la base', en: 'id of the base' },
          table: 'Secrets',
          from: 'informatique@votre-entreprise.example',
          admin: 'informatique@votre-entreprise.example',
          asked: truth('={{ $json.leaver !== undefined }}'),
          leaver: "={{ String($json.leaver ?? '').trim().toLowerCase() }}",
          last: "={{ String($json.last ?? '') }}",
        },
        { alone: true },
      ),
    },
    register: {
      use: 'airtable',
      name: { fr: 'Lire les secrets', en: 'Read the secrets' },
      why: {
        fr: 'Champs name, holders (adresses), owner, changed_on (date). Jamais le secret.',
        en: 'Fields name, holders (addresses), owner, changed_on (date). Never the secret.',
      },
      with: {
        resource: 'record',
        operation: 'search',
        base: byId(setting('base')),
        table: byName(setting('table')),
        returnAll: true,
        options: {},
      },
      onError: 'continue',
      always: true,
      retry: [3, 5],
    },
    open: {
      use: 'dataTable',
      name: { fr: 'Demandes ouvertes', en: 'Open requests' },
      why: {
        fr: 'Table secrets_a_changer, en texte : key, record, name, owner, due.',
        en: 'Table secrets_a_changer, as text: key, record, name, owner, due.',
      },
      with: { resource: 'row', operation: 'get', dataTableId: OPEN, returnAll: true },
      once: true,
      always: true,
      onError: 'continue',
    },
    judge: {
      use: 'code',
      name: { fr: 'Confronter noms et dates', en: 'Compare names and dates' },
      why: {
        fr: 'Changé avant le dernier jour, un secret est encore connu.',
        en: 'Changed before the last day, a secret is still known.',
      },
      with: allItems(JUDGE),
    },
    way: {
      use: 'switch',
      name: { fr: 'Demander, rappeler, clore', en: 'Ask, remind, close' },
      why: {
        fr: 'Le matin n’a pas de page, le formulaire si.',
        en: 'Mornings have no page, the form has one.',
      },
      with: cases({
        ask: state('ask'),
        recall: state('recall'),
        close: state('close'),
        page: state('page'),
      }),
    },
    ask: {
      use: 'emailSend',
      name: { fr: 'Demander au responsable', en: 'Ask the owner' },
      why: { fr: 'Un courriel, tous ses secrets.', en: 'One email, all their secrets.' },
      with: mailed(
        { from: setting('from'), to: '={{ $json.owner }}' },
        {
          fr: '=Mots de passe à changer : {{ $json.rows.length }}',
          en: '=Passwords to be changed: {{ $json.rows.length }}',
        },
        {
          fr: "={{ $('settings').first().json.leaver }} s’en va. À changer ce jour-là, après son départ :\n{{ $json.text }}\n\nLe changement fait, corrigez dans Airtable holders et changed_on. N’écrivez jamais le mot de passe lui-même dans la fiche.",
          en: "={{ $('settings').first().json.leaver }} is leaving. To be changed on that day, once they have left:\n{{ $json.text }}\n\nWhen it is done, correct holders and changed_on in Airtable. Never write the password itself on the record.",
        },
      ),
      onError: 'continue',
    },
    outcome: {
      use: 'code',
      name: { fr: 'Partis ou refusés', en: 'Sent or refused' },
      why: { fr: 'Une demande non lue n’est pas ouverte.', en: 'An unsent request is not open.' },
      with: allItems(OUTCOME),
    },
    some: {
      use: 'if',
      name: { fr: 'Au moins un parti ?', en: 'At least one sent?' },
      why: { fr: 'Sinon, rien à suivre.', en: 'If not, there is nothing to follow.' },
      with: all(amount('={{ $json.asked.length }}', 'gt', 0)),
    },
    each: {
      use: 'splitOut',
      name: { fr: 'Secret par secret', en: 'Secret by secret' },
      why: { fr: 'Chacun se clôt à sa date.', en: 'Each is closed at a date of its own.' },
      with: { fieldToSplitOut: 'asked', options: {} },
    },
    keep: {
      use: 'dataTable',
      name: { fr: 'Ouvrir la demande', en: 'Open the request' },
      why: { fr: 'Après l’envoi seulement.', en: 'Only after sending.' },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: OPEN,
        columns: columns({
          key: '={{ $json.key }}',
          record: '={{ $json.record }}',
          name: '={{ $json.name }}',
          owner: '={{ $json.owner }}',
          due: '={{ $json.due }}',
        }),
        options: {},
      },
    },
    gather: {
      use: 'aggregate',
      name: { fr: 'Toutes ouvertes', en: 'All opened' },
      why: { fr: 'Pour une seule page.', en: 'For a single page.' },
      with: allIn('rows'),
    },
    page: {
      use: 'form',
      name: { fr: 'Répondre au formulaire', en: 'Answer the form' },
      why: { fr: 'Qui change quoi, ou pourquoi rien.', en: 'Who changes what, or why nothing.' },
      with: page(
        "={{ $json.title ?? $('outcome').first().json.title }}",
        "={{ $json.text ?? $('outcome').first().json.text }}",
      ),
    },
    recall: {
      use: 'emailSend',
      name: { fr: 'Relancer le responsable', en: 'Remind the owner' },
      why: {
        fr: 'Chaque matin : la porte est ouverte.',
        en: 'Every morning: the door is open.',
      },
      with: mailed(
        { from: setting('from'), to: '={{ $json.owner }}' },
        {
          fr: '=Toujours pas changés : {{ $json.rows.length }}',
          en: '=Still not changed: {{ $json.rows.length }}',
        },
        {
          fr: '=Une personne partie connaît encore :\n{{ $json.text }}\n\nLa fiche Airtable porte une date antérieure. Changé depuis ? Corrigez changed_on.',
          en: '=Somebody who has left still knows:\n{{ $json.text }}\n\nThe Airtable record has an earlier date. Changed since? Correct changed_on.',
        },
      ),
      onError: 'output',
    },
    close: {
      use: 'dataTable',
      name: { fr: 'Clore la demande', en: 'Close the request' },
      why: {
        fr: 'Changé à temps, ou sorti du registre.',
        en: 'Changed in time, or off the register.',
      },
      with: {
        resource: 'row',
        operation: 'deleteRows',
        dataTableId: OPEN,
        matchType: 'allConditions',
        filters: {
          conditions: [{ keyName: 'key', condition: 'eq', keyValue: '={{ $json.key }}' }],
        },
        options: {},
      },
    },
    warn: {
      use: 'emailSend',
      name: { fr: 'Prévenir l’administrateur', en: 'Tell the administrator' },
      why: {
        fr: 'Un matin sans courriel veut dire : tout est changé.',
        en: 'A morning without email means: all changed.',
      },
      with: mailed(
        { from: setting('from'), to: setting('admin') },
        { fr: 'Secrets partagés : suivi à regarder', en: 'Shared secrets: look at the follow-up' },
        {
          fr: "={{ $json.owner ? 'Rappel non parti pour ' + $json.owner + ' :\\n' : '' }}{{ $json.text }}",
          en: "={{ $json.owner ? 'Reminder not sent to ' + $json.owner + ':\\n' : '' }}{{ $json.text }}",
        },
      ),
      retry: [3, 10],
    },
  },
  links: [
    'request > settings > register > open > judge > way.ask > ask > outcome > some.yes > each > keep > gather > page',
    'morning > settings',
    'some.no > page',
    'way.page > page',
    'way.recall > recall',
    'way.close > close',
    'way.other > warn',
    'recall.error > warn',
  ],
  related: ['fermer-acces-des-partants', 'retirer-acces-des-prestataires'],
  examples,
})
