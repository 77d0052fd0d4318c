import { allItems } from '../../fragments/code.ts'
import { all, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId, byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { remembered } from '../../fragments/data-table.ts'
import { defineRecipe } from '../recipe.ts'
import { COUNT } from './compter-feuillets-des-pigistes.code.ts'
import { examples } from './compter-feuillets-des-pigistes.examples.ts'

const TABLE = byName({ fr: 'articles_comptes', en: 'posts_counted' })
const desk = { from: setting('from'), to: setting('desk') }

export default defineRecipe({
  category: 'content',
  level: 'simple',
  minutes: 30,
  published: '2026-11-28',
  fr: {
    title: 'Compter les feuillets publiés par chaque pigiste',
    problem:
      'Le 1er du mois, la secrétaire de rédaction ouvre quarante articles, copie chaque texte dans un compteur de signes et remplit un tableau. Elle en oublie un ; la pigiste s’en aperçoit la première.',
    outcome:
      'Chaque mois, les articles WordPress publiés le mois précédent sont comptés : signes, espaces comprises, feuillets de 1 500, montant au tarif de chacun, arrondi au centime par article. La rédaction reçoit les totaux et un tableau CSV, article par article.',
    avoid:
      'Seuls comptent textes, intertitres et légendes : ni titre, ni chapô saisi à part, ni travail payé au forfait. WordPress ne connaît qu’un auteur par article ; partagez les cosignatures à la main. Un article antidaté d’un mois déjà compté échappe au relevé. Un montant compté ici n’est ni une facture ni une paie.',
    approval:
      'La rédaction vérifie et transmet ; rien ne part aux pigistes ni à la paie. Un article redaté, déjà compté un autre mois, est signalé au lieu d’être payé deux fois. Relancé, le même mois redonne les mêmes lignes.',
    failure:
      'WordPress ou la feuille des tarifs en panne : un courriel le dit, sans compte partiel. Tarif manquant : ses signes sont comptés, la ligne le réclame. Mois sans article : un courriel aussi.',
  },
  en: {
    title: 'Count what each freelance writer published last month',
    problem:
      'On the 1st the copy editor opens forty posts, pastes each into a character counter and fills in a sheet. One gets forgotten, and its writer is the first to notice.',
    outcome:
      'Every month the WordPress posts of the month before are counted: characters with spaces, sheets of 1,500 as French editors reckon, an amount at each writer’s rate, rounded to the cent per post. Editors get the totals and a CSV, post by post.',
    avoid:
      'Text, subheadings and captions count; titles, standfirsts entered apart and work at a flat fee do not. WordPress knows one author a post, so split shared bylines by hand. A post backdated into a month already counted is missed. An amount counted here is neither an invoice nor a payslip.',
    approval:
      'Editors check and pass it on; nothing leaves for writers or payroll. A post given a new date, counted in another month before, is pointed out rather than paid twice. Run again, a month yields the same lines.',
    failure:
      'WordPress or the sheet of rates down: an email says so, and no partial count is made. A rate is missing: the characters are counted and the line asks for it. A month without posts brings an email too.',
  },
  nodes: {
    first: {
      use: 'scheduleTrigger',
      name: { fr: 'Le 1er, sept heures', en: 'The 1st at seven' },
      why: {
        fr: 'Le mois est fini, l’arrêté de la paie pas encore.',
        en: 'The month is over, payroll’s cut-off still ahead.',
      },
      with: at('0 7 1 * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Mois et feuillet', en: 'Month and sheet' },
      why: {
        fr: 'Pour refaire un mois, écrivez-le à la place de l’expression.',
        en: 'To redo a month, write it in place of the expression.',
      },
      with: fields(
        {
          month: "={{ $now.setZone('Europe/Paris').minus({ months: 1 }).toFormat('yyyy-MM') }}",
          sheet: 1500,
          rates: { fr: 'identifiant de la feuille', en: 'id of the sheet' },
          from: 'site@votre-journal.example',
          desk: 'redaction@votre-journal.example',
        },
        { alone: true },
      ),
    },
    rates: {
      use: 'googleSheets',
      name: { fr: 'Tarifs des pigistes', en: 'Writers’ rates' },
      why: {
        fr: 'Colonnes Author (numéro WordPress), Name, Rate par feuillet, en euros.',
        en: 'Columns Author (WordPress number), Name, Rate a sheet, in euros.',
      },
      with: {
        resource: 'sheet',
        operation: 'read',
        documentId: byId(setting('rates')),
        sheetName: byName({ fr: 'Tarifs', en: 'Rates' }),
        options: {},
      },
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    posts: {
      use: 'wordpress',
      name: { fr: 'Articles du mois', en: 'Posts of the month' },
      why: {
        fr: 'À l’heure du site, du 1er à minuit jusqu’au dernier soir.',
        en: 'In the site’s own time, from midnight on the 1st to the last evening.',
      },
      with: {
        resource: 'post',
        operation: 'getAll',
        returnAll: true,
        options: {
          status: 'publish',
          after:
            "={{ DateTime.fromISO($('settings').first().json.month + '-01').minus({ seconds: 1 }).toFormat('yyyy-MM-dd\\'T\\'HH:mm:ss') }}",
          before:
            "={{ DateTime.fromISO($('settings').first().json.month + '-01').plus({ months: 1 }).toFormat('yyyy-MM-dd\\'T\\'HH:mm:ss') }}",
        },
      },
      once: true,
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    known: {
      use: 'dataTable',
      name: { fr: 'Déjà comptés', en: 'Counted before' },
      why: {
        fr: 'Table articles_comptes, colonnes post et month, en texte.',
        en: 'Table posts_counted, columns post and month, both text.',
      },
      with: { resource: 'row', operation: 'get', dataTableId: TABLE, returnAll: true },
      once: true,
      always: true,
    },
    count: {
      use: 'code',
      name: { fr: 'Compter les signes', en: 'Count the characters' },
      why: {
        fr: 'Balises ôtées, espaces doubles ramenées à une.',
        en: 'Tags taken out, double spaces made one.',
      },
      with: allItems(COUNT),
    },
    some: {
      use: 'if',
      name: { fr: 'Des articles ?', en: 'Any posts?' },
      why: {
        fr: 'Sans eux, un courriel sans pièce jointe.',
        en: 'Without them, an email with no file.',
      },
      with: all(text('={{ $json.state }}', 'equals', 'rows')),
    },
    file: {
      use: 'convertToFile',
      name: { fr: 'Tableau CSV', en: 'CSV table' },
      why: {
        fr: 'Une ligne par article ; Excel l’ouvre, accents et virgules compris.',
        en: 'A line a post, which a spreadsheet opens as it is.',
      },
      with: {
        operation: 'toText',
        sourceProperty: 'csv',
        binaryPropertyName: 'data',
        options: { fileName: "={{ $('settings').first().json.month }}.csv" },
      },
    },
    send: {
      use: 'emailSend',
      name: { fr: 'Envoyer le relevé', en: 'Send the account' },
      why: {
        fr: 'À une personne, qui connaît les accords particuliers.',
        en: 'To a person, who knows of special agreements.',
      },
      with: mailed(
        desk,
        {
          fr: "=Feuillets de {{ $('settings').first().json.month }}",
          en: "=Sheets of {{ $('settings').first().json.month }}",
        },
        "={{ $('count').first().json.text }}",
        { attachments: 'data' },
      ),
      retry: [3, 10],
    },
    list: {
      use: 'code',
      name: { fr: 'Reprendre les articles', en: 'Take up the posts' },
      why: { fr: 'Le courriel est parti.', en: 'The email has left.' },
      with: allItems(
        "return $('count').first().json.posts.map((post) => ({ json: { post, month: $('settings').first().json.month } }))",
      ),
    },
    mark: {
      use: 'dataTable',
      name: { fr: 'Retenir le mois', en: 'Remember the month' },
      why: {
        fr: 'Un article ne se paie qu’une fois, même redaté.',
        en: 'A post is paid once, whatever its new date.',
      },
      with: remembered(TABLE, 'post', { post: '={{ $json.post }}', month: '={{ $json.month }}' }),
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Dire pourquoi rien', en: 'Say why nothing' },
      why: {
        fr: 'Un mois muet ferait attendre des gens.',
        en: 'A silent month would keep people waiting.',
      },
      with: mailed(
        desk,
        {
          fr: "=Feuillets de {{ $('settings').first().json.month }} : pas de relevé",
          en: "=Sheets of {{ $('settings').first().json.month }}: no account",
        },
        '={{ $json.text }}',
      ),
      retry: [3, 10],
    },
  },
  links: [
    'first > settings > rates > posts > known > count > some.yes > file > send > list > mark',
    'some.no > tell',
  ],
  examples,
})
