import { EUROS, allItems, inBoth } from '../../fragments/code.ts'
import { cases, all, isTrue, text } from '../../fragments/conditions.ts'
import { fields, list, setting } from '../../fragments/fields.ts'
import { field, form, page } from '../../fragments/forms.ts'
import { mailed } from '../../fragments/mail.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { judge, table } from './reunir-chiffres-des-sites.code.ts'
import { CONFIRM, READ, WRITTEN, linked } from './reunir-chiffres-des-sites.params.ts'
import { examples } from './reunir-chiffres-des-sites.examples.ts'

export default defineRecipe({
  category: 'data',
  level: 'expert',
  minutes: 45,
  published: '2026-11-28',
  fr: {
    title: 'Réunir le lundi les chiffres de plusieurs sites',
    problem:
      'Cinq boutiques, cinq tableurs envoyés quand on y pense. Le lundi, l’assistante recopie, rappelle deux gérants, et un zéro de trop chez l’un fait une semaine record que personne ne voit avant le bilan.',
    outcome:
      'À 8 h, chaque gérant reçoit son lien : trois nombres. Un chiffre à plus de 40 % de la médiane de ses huit dernières semaines est montré aussitôt, à confirmer avec une raison. À 14 h, la direction lit une ligne par site et le total : évolution, panier moyen, chiffre d’affaires par heure.',
    avoid: 'Si les caisses ont une interface, lisez-les : une saisie reste une saisie.',
    approval:
      'Le gérant confirme ou reprend ; la direction interprète. Un site manquant est nommé, le total dit sur combien de sites il porte, et l’évolution du total n’apparaît que si chacun d’eux a sa semaine d’avant.',
    failure:
      'Feuille muette ou lien inconnu : la page le dit, rien n’est noté. À 14 h, la direction lit que la feuille ne répond pas. Une seconde saisie remplace la première. Les sites manquants reçoivent un second lien ; après 14 h, leurs chiffres entrent sans nouveau courriel.',
  },
  en: {
    title: 'Gather the figures of several sites on Monday',
    problem:
      'Five shops, five spreadsheets sent whenever somebody thinks of it. On Monday the assistant copies them out, calls two managers, and one nought too many makes a record week that nobody notices before the accounts.',
    outcome:
      'At 8 am each manager gets a link: three numbers. A figure more than 40% off the median of its last eight weeks is shown at once, to be confirmed with a reason. At 2 pm management reads one line a site and the total: change, average basket, turnover an hour.',
    avoid: 'If your tills have an interface, read those: what is typed is typed.',
    approval:
      'The manager confirms or starts again; management interprets. A missing site is named, the total says how many sites it covers, and its change appears only if each of them has its week before.',
    failure:
      'Sheet silent or link unknown: the page says so, and nothing is noted. At 2 pm management reads that the sheet does not answer. A second entry replaces the first. Missing sites get a second link; after 2 pm their figures go in without another email.',
  },
  nodes: {
    clock: {
      use: 'scheduleTrigger',
      name: { fr: 'Lundi, 8 h et 14 h', en: 'Monday, 8 am and 2 pm' },
      why: {
        fr: 'Six heures pour répondre.',
        en: 'Six hours to answer.',
      },
      with: at('0 8,14 * * 1'),
    },
    answer: {
      use: 'formTrigger',
      name: { fr: 'Trois nombres', en: 'Three numbers' },
      why: {
        fr: 'Le site vient du lien : on ne peut pas se tromper de boutique.',
        en: 'The site comes with the link, so nobody picks the wrong shop.',
      },
      with: form(
        { fr: 'La semaine passée', en: 'Last week' },
        [
          { fieldType: 'hiddenField', fieldName: 'key' },
          field(
            'turnover',
            { fr: 'Chiffre d’affaires hors taxes', en: 'Turnover without VAT' },
            { type: 'number' },
          ),
          field('customers', { fr: 'Tickets', en: 'Receipts' }, { type: 'number' }),
          field('hours', { fr: 'Heures travaillées', en: 'Hours worked' }, { type: 'number' }),
        ],
        { options: { appendAttribution: false, path: 'week' } },
      ),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos sites', en: 'Your sites' },
      why: {
        fr: 'Un nom, une clé au hasard et une adresse par site.',
        en: 'A name, a random key and an address for each.',
      },
      with: fields({
        sites: list([
          { site: 'Lyon', key: 'remplacez-1', manager: 'lyon@votre-entreprise.example' },
          { site: 'Dijon', key: 'remplacez-2', manager: 'dijon@votre-entreprise.example' },
          { site: 'Metz', key: 'remplacez-3', manager: 'metz@votre-entreprise.example' },
        ]),
        margin: 40,
        sheet: { fr: 'identifiant du classeur', en: 'id of the spreadsheet' },
        link: 'https://n8n.votre-entreprise.example/form/week',
        sender: 'gestion@votre-entreprise.example',
        board: 'direction@votre-entreprise.example',
      }),
    },
    what: {
      use: 'switch',
      name: { fr: 'Saisie, liens, tableau', en: 'Entry, links, table' },
      why: {
        fr: 'L’heure dit s’il faut demander ou rendre compte.',
        en: 'The hour says whether to ask or to report.',
      },
      with: cases({
        entry: isTrue('={{ $json.turnover !== undefined }}'),
        links: text("={{ $json.Hour ?? '' }}", 'equals', '08'),
        table: text("={{ $json.Hour ?? '' }}", 'equals', '14'),
      }),
    },
    past: {
      use: 'googleSheets',
      name: { fr: 'Relire les semaines', en: 'Read the weeks' },
      why: {
        fr: 'Colonnes key, week, site, turnover, customers, hours et note.',
        en: 'Columns key, week, site, turnover, customers, hours and note.',
      },
      with: READ,
      onError: 'continue',
      always: true,
      retry: [3, 2],
    },
    judge: {
      use: 'code',
      name: { fr: 'Comparer à l’habitude', en: 'Compare with habit' },
      why: {
        fr: 'À chaque site sa médiane, dès trois semaines connues.',
        en: 'Each site has its median, from three weeks on.',
      },
      with: allItems(
        inBoth(judge, {
          fr: {
            turnover: 'chiffre d’affaires',
            customers: 'tickets',
            hours: 'heures',
            usual: ' (d’habitude ',
            nil: ' : zéro ou moins',
          },
          en: {
            turnover: 'turnover',
            customers: 'receipts',
            hours: 'hours',
            usual: ' (as a rule ',
            nil: ': nil or less',
          },
        }),
      ),
    },
    state: {
      use: 'switch',
      name: { fr: 'Normal, surprenant', en: 'Normal, surprising' },
      why: {
        fr: 'Le gérant juge, tickets en main.',
        en: 'The manager judges, receipts in hand.',
      },
      with: cases({
        clean: text('={{ $json.state }}', 'equals', 'clean'),
        odd: text('={{ $json.state }}', 'equals', 'odd'),
      }),
    },
    confirm: {
      use: 'form',
      name: { fr: 'Confirmer ou reprendre', en: 'Confirm or start again' },
      why: {
        fr: 'La raison écrite évite l’appel du mardi.',
        en: 'A written reason spares Tuesday’s call.',
      },
      with: CONFIRM,
    },
    exact: {
      use: 'if',
      name: { fr: 'Exact ?', en: 'Exact?' },
      why: {
        fr: 'Sans confirmation, rien n’entre.',
        en: 'Unconfirmed, nothing goes in.',
      },
      with: all(text('={{ $json.exact }}', 'equals', 'exact')),
    },
    write: {
      use: 'googleSheets',
      name: { fr: 'Écrire la semaine', en: 'Write the week' },
      why: {
        fr: 'Par site et semaine : corriger remplace.',
        en: 'By site and week: a correction replaces.',
      },
      with: WRITTEN,
      onError: 'output',
      retry: [3, 2],
    },
    done: {
      use: 'form',
      name: { fr: 'Merci', en: 'Thank you' },
      why: { fr: 'Une minute en tout.', en: 'One minute in all.' },
      with: page(
        { fr: 'Noté', en: 'Noted' },
        {
          fr: "={{ $('judge').first().json.site }}, {{ $('judge').first().json.week }}. Une nouvelle saisie remplace celle-ci.",
          en: "={{ $('judge').first().json.site }}, {{ $('judge').first().json.week }}. Another entry replaces this one.",
        },
      ),
    },
    sorry: {
      use: 'form',
      name: { fr: 'Rien n’est noté', en: 'Nothing was noted' },
      why: {
        fr: 'Le gérant doit le savoir.',
        en: 'The manager has to know.',
      },
      with: page(
        { fr: 'Rien n’est noté', en: 'Nothing was noted' },
        {
          fr: "={{ $('exact').isExecuted && $json.exact !== undefined ? 'Rouvrez le lien et reprenez les chiffres.' : $('judge').first().json.state === 'unknown' ? 'Ce lien n’est celui d’aucun site.' : 'La feuille ne répond pas : réessayez dans une heure.' }}",
          en: "={{ $('exact').isExecuted && $json.exact !== undefined ? 'Open the link again and take the figures anew.' : $('judge').first().json.state === 'unknown' ? 'This link belongs to no site.' : 'The sheet does not answer: try again in an hour.' }}",
        },
      ),
    },
    each: {
      use: 'splitOut',
      name: { fr: 'Site par site', en: 'Site by site' },
      why: { fr: 'Chacun son lien.', en: 'To each their link.' },
      with: { fieldToSplitOut: 'sites', options: {} },
    },
    ask: {
      use: 'emailSend',
      name: { fr: 'Envoyer les liens', en: 'Send the links' },
      why: {
        fr: 'Une adresse refusée n’arrête pas les autres.',
        en: 'One address refused stops no other.',
      },
      with: linked({
        fr: '=Chiffres de la semaine, {{ $json.site }}',
        en: '=Figures of the week, {{ $json.site }}',
      }),
      onError: 'continue',
      retry: [2, 5],
    },
    week: {
      use: 'googleSheets',
      name: { fr: 'Lire la semaine', en: 'Read the week' },
      why: {
        fr: 'Ce que les gérants ont laissé à 14 h.',
        en: 'What managers have left by 2 pm.',
      },
      with: READ,
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    table: {
      use: 'code',
      name: { fr: 'Faire le tableau', en: 'Make the table' },
      why: {
        fr: 'Le panier du total vient des sommes, non de la moyenne des paniers.',
        en: 'The total’s basket comes from sums, not from an average of baskets.',
      },
      with: allItems({
        fr: table({
          euros: EUROS.fr,
          none: ' : manque',
          of: ' : ',
          before: ' sur une semaine)',
          basket: ', panier ',
          hour: ', par heure ',
          all: 'Total : ',
          some: ' site(s) seulement : ',
          note: ' ; ',
          unread: 'La feuille ne se lit pas : ',
          percent: '\\u00A0%',
        }),
        en: table({
          euros: EUROS.en,
          none: ': missing',
          of: ': ',
          before: ' in a week)',
          basket: ', basket ',
          hour: ', an hour ',
          all: 'Total: ',
          some: ' site(s) only: ',
          note: '; ',
          unread: 'The sheet cannot be read: ',
          percent: '%',
        }),
      }),
    },
    report: {
      use: 'emailSend',
      name: { fr: 'Envoyer à la direction', en: 'Send to management' },
      why: {
        fr: 'Le même ordre chaque lundi.',
        en: 'In the same order every Monday.',
      },
      with: mailed(
        { from: setting('sender'), to: setting('board') },
        {
          fr: "=Semaine {{ $json.week }} : {{ $json.there }} site(s) sur {{ $('settings').first().json.sites.length }}",
          en: "=Week {{ $json.week }}: {{ $json.there }} site(s) of {{ $('settings').first().json.sites.length }}",
        },
        "={{ $json.lines.join('\\n') }}",
      ),
    },
    late: {
      use: 'code',
      name: { fr: 'Qui manque', en: 'Who is missing' },
      why: { fr: 'Eux seuls sont relancés.', en: 'They alone are reminded.' },
      with: allItems("return $('table').first().json.missing.map((json) => ({ json }))"),
    },
    again: {
      use: 'emailSend',
      name: { fr: 'Redemander', en: 'Ask again' },
      why: {
        fr: 'La médiane en aura besoin.',
        en: 'The median will need it.',
      },
      with: linked({ fr: '=Il manque {{ $json.site }}', en: '={{ $json.site }} is missing' }),
      onError: 'continue',
      retry: [2, 5],
    },
  },
  links: [
    'answer > settings > what.entry > past > judge > state.clean > write > done',
    'clock > settings',
    'state.odd > confirm > exact.yes > write',
    'exact.no > sorry',
    'state.other > sorry',
    'write.error > sorry',
    'what.links > each > ask',
    'what.table > week > table > report > late > again',
  ],
  examples,
})
