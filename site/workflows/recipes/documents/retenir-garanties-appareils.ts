import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, cases, isTrue, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { allIn } from '../../fragments/items.ts'
import { byId, byName, model } from '../../fragments/models.ts'
import type { Bilingual } from '../../nodes/fact.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { CHECK, DEVICES } from './retenir-garanties-appareils.code.ts'
import { examples } from './retenir-garanties-appareils.examples.ts'

const TABLE = byName({ fr: 'garanties', en: 'warranties' })
const written = (words: string | Bilingual<string>): Params => ({
  resource: 'message',
  operation: 'sendMessage',
  chatId: setting('group'),
  text: words,
  additionalFields: { appendAttribution: false },
})

export default defineRecipe({
  category: 'documents',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-28',
  fr: {
    title: 'Retenir la garantie de chaque appareil acheté',
    problem:
      'Le compresseur lâche en mars. Garanti trois ans, acheté il y en a deux et demi, facture quelque part chez le comptable : on paie la réparation, parce que chercher le papier coûterait la journée.',
    outcome:
      'On photographie la facture dans un groupe Telegram. Chaque appareil dont la durée de garantie est imprimée entre dans une table, numéro de série compris, et un rendez-vous tombe dans l’agenda trente jours avant la fin. Le groupe lit ce qui est inscrit et ce qui ne l’est pas, avec la raison.',
    avoid:
      'Seule compte la durée écrite : ni garantie légale, ni extension achetée à part, ni habitude de la marque. Cinq appareils dans l’entreprise tiennent sur une feuille collée au mur.',
    approval:
      'Rien n’est déclaré au fabricant. À l’échéance, une personne fait vérifier l’appareil, ou laisse passer.',
    failure:
      'Photo floue, date ou numéro de série relevés mais absents de la page : le groupe le lit et rien n’est inscrit. Agenda refusé : l’appareil n’est pas gardé non plus, pour que la même photo, renvoyée, reprenne tout. Table muette : le groupe le lit aussi ; un rappel déjà posé y sera deux fois.',
  },
  en: {
    title: 'Remember the warranty of every device you buy',
    problem:
      'The compressor gives up in March. Under warranty for three years, bought two and a half ago, invoice somewhere at the accountant’s: the repair gets paid, since looking for the paper would cost the day.',
    outcome:
      'You photograph the invoice into a Telegram group. Each device whose length of warranty is printed goes into a table, serial number included, and an appointment falls into the calendar thirty days before the end. The group reads what was entered and what was not, with the reason.',
    avoid:
      'Only the length in print counts: no statutory warranty, no extension bought apart, no habit of the maker. Five devices in the company fit on a sheet on the wall.',
    approval:
      'Nothing is reported to the maker. When the day comes a person has the device looked at, or lets it pass.',
    failure:
      'Blurred photograph, a date or serial number read but not on the page: the group hears so and nothing is entered. Calendar refused: the device is not kept either, so that the same photograph, sent again, does it all over. Table silent: the group hears that too; a reminder entered before will be there twice.',
  },
  nodes: {
    photo: {
      use: 'telegramTrigger',
      name: { fr: 'Facture photographiée', en: 'Invoice photographed' },
      why: {
        fr: 'Au déballage. Le robot doit être administrateur du groupe : sinon Telegram lui cache les photos.',
        en: 'On unpacking. The bot has to be an administrator of the group, or Telegram hides photographs from it.',
      },
      with: {
        updates: ['message'],
        additionalFields: { download: true, imageSize: 'extraLarge' },
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Groupe et agenda', en: 'Group and calendar' },
      why: {
        fr: 'N’importe qui peut écrire à un robot : un seul groupe est lu.',
        en: 'Anyone may write to a bot: one group is read.',
      },
      with: fields({ group: '-100400', calendar: 'atelier@votre-entreprise.example' }),
    },
    ours: {
      use: 'filter',
      name: { fr: 'Notre groupe', en: 'Our group' },
      why: {
        fr: 'Ailleurs, aucune réponse.',
        en: 'Elsewhere, no answer.',
      },
      with: all(text('={{ String($json.message.chat.id) }}', 'equals', setting('group'))),
    },
    page: {
      use: 'if',
      name: { fr: 'Photo ou PDF ?', en: 'Photograph or PDF?' },
      why: {
        fr: 'Une conversation ne se lit pas comme une facture.',
        en: 'A conversation is not read as an invoice.',
      },
      with: all(isTrue('={{ Boolean($json.message.photo || $json.message.document) }}')),
    },
    read: {
      use: 'mistralOcr',
      name: { fr: 'Lire la page', en: 'Read the page' },
      why: {
        fr: 'La première page suffit presque toujours.',
        en: 'The first page is nearly always enough.',
      },
      with: {
        documentType:
          "={{ $json.message.photo || String($json.message.document?.mime_type).startsWith('image/') ? 'image_url' : 'document_url' }}",
        binaryProperty: 'data',
        options: {},
      },
      onError: 'continue',
      retry: [2, 5],
    },
    devices: {
      use: 'informationExtractor',
      name: { fr: 'Relever les appareils', en: 'Take down devices' },
      why: {
        fr: 'Le modèle recopie la mention ; le code compte les mois.',
        en: 'The model copies the mention; code counts the months.',
      },
      with: DEVICES,
      onError: 'continue',
      retry: [2, 5],
    },
    medium: model('medium', { fr: 'Modèle de relevé', en: 'Reading model' }),
    known: {
      use: 'dataTable',
      name: { fr: 'Appareils inscrits', en: 'Devices entered' },
      why: {
        fr: 'Table de colonnes texte : key, name, serial, supplier, until.',
        en: 'A table of text columns: key, name, serial, supplier, until.',
      },
      with: { resource: 'row', operation: 'get', dataTableId: TABLE, returnAll: true },
      once: true,
      always: true,
      onError: 'continue',
    },
    check: {
      use: 'code',
      name: { fr: 'Retrouver sur la page', en: 'Find on the page' },
      why: {
        fr: 'Sans numéro de série, vendeur, modèle et date font la clé.',
        en: 'Without a serial number, seller, model and date make the key.',
      },
      with: allItems(CHECK),
    },
    kind: {
      use: 'switch',
      name: { fr: 'À inscrire ?', en: 'To be entered?' },
      why: {
        fr: 'Un doute se dit, il ne se date pas.',
        en: 'A doubt is told, not dated.',
      },
      with: cases({ fresh: text('={{ $json.kind }}', 'equals', 'new') }),
    },
    event: {
      use: 'googleCalendar',
      name: { fr: 'Poser le rappel', en: 'Enter the reminder' },
      why: {
        fr: 'Le vendredi si le jour tombe un week-end ; demain si les trente jours sont entamés.',
        en: 'On Friday if it falls on a week-end; tomorrow if the thirty days have begun.',
      },
      with: {
        resource: 'event',
        operation: 'create',
        calendar: byId(setting('calendar')),
        start: '={{ $json.remind }}T09:00:00',
        end: '={{ $json.remind }}T09:30:00',
        useDefaultReminders: true,
        additionalFields: {
          summary: {
            fr: '=Fin de garantie le {{ $json.shown }} : {{ $json.name }}',
            en: '=Warranty ends on {{ $json.shown }}: {{ $json.name }}',
          },
          description: {
            fr: '={{ $json.supplier }}, facture du {{ $json.bought }}. Série : {{ $json.serial }}. « {{ $json.quote }} »',
            en: '={{ $json.supplier }}, invoice of {{ $json.bought }}. Serial: {{ $json.serial }}. “{{ $json.quote }}”',
          },
        },
      },
      onError: 'output',
      retry: [2, 5],
    },
    keep: {
      use: 'dataTable',
      name: { fr: 'Garder l’appareil', en: 'Keep the device' },
      why: {
        fr: 'Après le rappel : ce qui est dans la table a sa date.',
        en: 'After the reminder: what the table holds has its date.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: TABLE,
        columns: columns({
          key: "={{ $('kind').item.json.key }}",
          name: "={{ $('kind').item.json.name }}",
          serial: "={{ $('kind').item.json.serial }}",
          supplier: "={{ $('kind').item.json.supplier }}",
          until: "={{ $('kind').item.json.until }}",
        }),
        options: {},
      },
      onError: 'output',
    },
    entered: {
      use: 'aggregate',
      name: { fr: 'Tous les inscrits', en: 'All those entered' },
      why: {
        fr: 'Trois machines font un message.',
        en: 'Three machines make one message.',
      },
      with: allIn('rows'),
    },
    confirm: {
      use: 'telegram',
      name: { fr: 'Confirmer au groupe', en: 'Confirm to the group' },
      why: {
        fr: 'Une erreur se voit tant que la facture est en main.',
        en: 'A mistake shows while the invoice is at hand.',
      },
      with: written({
        fr: "=Inscrit :\n{{ $json.rows.map(one => one.name + ', jusqu’au ' + DateTime.fromISO(one.until).toFormat('dd/MM/yyyy')).join('\\n') }}",
        en: "=Entered:\n{{ $json.rows.map(one => one.name + ', until ' + DateTime.fromISO(one.until).toFormat('dd/MM/yyyy')).join('\\n') }}",
      }),
      retry: [2, 5],
    },
    left: {
      use: 'aggregate',
      name: { fr: 'Tous les écartés', en: 'All those left out' },
      why: {
        fr: 'Doutes, doubles et garanties finies ensemble.',
        en: 'Doubts, doubles and ended warranties together.',
      },
      with: allIn('rows'),
    },
    explain: {
      use: 'telegram',
      name: { fr: 'Dire ce qui n’est pas inscrit', en: 'Say what was not entered' },
      why: {
        fr: 'Une photo sans réponse passerait pour inscrite.',
        en: 'A photograph without an answer would pass for entered.',
      },
      with: written({
        fr: "=Non inscrit :\n{{ $json.rows.map(one => [one.name, one.error ? 'agenda ou table refusés, renvoyez la photo (' + String(one.error.message ?? one.error) + ')' : one.why].filter(Boolean).join(' : ')).join('\\n') }}",
        en: "=Not entered:\n{{ $json.rows.map(one => [one.name, one.error ? 'calendar or table refused, send the photograph again (' + String(one.error.message ?? one.error) + ')' : one.why].filter(Boolean).join(': ')).join('\\n') }}",
      }),
      retry: [2, 5],
    },
    ask: {
      use: 'telegram',
      name: { fr: 'Demander une photo', en: 'Ask for a photograph' },
      why: {
        fr: 'Le groupe ne sert qu’à cela.',
        en: 'The group serves that alone.',
      },
      with: written({
        fr: 'Envoyez la facture de l’appareil, en photo ou en PDF.',
        en: 'Send the invoice of the device, as a photograph or a PDF.',
      }),
    },
  },
  links: [
    'photo > settings > ours > page.yes > read > devices > known > check > kind.fresh > event > keep > entered > confirm',
    'page.no > ask',
    'medium => devices',
    'kind.other > left > explain',
    'event.error > left',
    'keep.error > left',
  ],
  examples,
  cost: [{ node: 'devices', model: 'medium', reads: 1500, writes: 150 }],
  related: ['saisir-carte-de-visite', 'ouvrir-dossier-de-garantie'],
})
