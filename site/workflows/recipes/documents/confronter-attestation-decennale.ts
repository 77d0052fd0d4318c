import { allItems } from '../../fragments/code.ts'
import { all, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { field, form, page } from '../../fragments/forms.ts'
import { mailed } from '../../fragments/mail.ts'
import { model } from '../../fragments/models.ts'
import { defineRecipe } from '../recipe.ts'
import { CHECK, COVER, MATCH, PAPERS } from './confronter-attestation-decennale.code.ts'
import { examples } from './confronter-attestation-decennale.examples.ts'

/** Text as a page shows it: names of files and firms may hold anything. */
const shown = (value: string): string =>
  `${value}.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/\\n/g, '<br>')`

export default defineRecipe({
  category: 'documents',
  level: 'expert',
  minutes: 60,
  published: '2026-11-28',
  fr: {
    title: 'Confronter les attestations décennales aux lots d’un chantier',
    problem:
      'Neuf entreprises, neuf attestations au classeur. L’étancheur est assuré pour la couverture, le plaquiste l’était l’an dernier : cela se découvre au premier sinistre, quand l’assureur lit les lignes que personne n’avait lues.',
    outcome:
      'Avant l’ouverture, on tape la référence du chantier. Chaque PDF de son dossier est lu, rattaché à ses lots par le SIREN, puis confronté : date d’ouverture dans la période, travaux nommés parmi les activités. Page et courriel donnent l’état de chaque lot, les manques en tête, avec la ligne citée.',
    avoid:
      'Franchises, plafonds et techniques non courantes ne sont pas regardés, ni la garantie propre aux sous-traitants, que la loi n’impose pas. Un conducteur qui n’a que deux lots lira plus vite les deux pages.',
    approval:
      '« Couvert » veut dire que le papier le dit : une personne le fait confirmer par l’assureur avant d’ouvrir, et décide d’écarter une entreprise. Rien ne part aux entreprises.',
    failure:
      'Base muette, dossier fermé, référence inconnue : la page le dit. Une attestation illisible ou une phrase introuvable laisse le lot « à lire », jamais « couvert ». Courriel refusé : la page porte tout.',
  },
  en: {
    title: 'Hold ten-year liability certificates against a site’s lots',
    problem:
      'Nine companies, nine certificates in the binder. The waterproofer is insured for roofing, the plasterer was insured last year: it comes out with the first claim, when the insurer reads the lines that nobody had read.',
    outcome:
      'Before opening, you type the site’s reference. Each PDF in its folder is read, tied to its lots by the French company number, then compared: opening day within the period, works named among the activities. Page and email give the state of each lot, gaps first, with the line quoted.',
    avoid:
      'Excesses, ceilings and unusual techniques are not looked at, nor the separate cover of subcontractors, which French law does not impose. A site manager with two lots reads the two pages faster.',
    approval:
      '“Covered” means that the paper says so: a person has the insurer confirm it before opening, and decides whether to turn a company down. Nothing goes to the companies.',
    failure:
      'Database silent, folder shut, reference unknown: the page says so. An unreadable certificate, or a sentence not found, leaves the lot “to be read”, never “covered”. Email refused: the page holds it all.',
  },
  nodes: {
    site: {
      use: 'formTrigger',
      name: { fr: 'Chantier à ouvrir', en: 'Site to open' },
      why: {
        fr: 'Une semaine avant : le temps d’obtenir un papier.',
        en: 'A week ahead, with time to get a paper.',
      },
      with: form(
        { fr: 'Attestations d’un chantier', en: 'Certificates of a site' },
        [
          field('ref', {
            fr: 'Référence du chantier (lettres, chiffres, tirets)',
            en: 'Reference of the site (letters, digits, hyphens)',
          }),
        ],
        { authentication: 'basicAuth' },
      ),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos dossiers', en: 'Your folders' },
      why: {
        fr: 'Un sous-dossier par référence ; vingt PDF au plus, le surplus est compté à part.',
        en: 'A subfolder a reference; twenty PDFs at most, the rest is counted apart.',
      },
      with: fields({
        ref: "={{ String($json.ref ?? '').replace(/[^A-Za-z0-9-]/g, '') }}",
        folder: { fr: '/Chantiers/Decennales', en: '/Sites/Certificates' },
        most: 20,
        works: 'travaux@votre-entreprise.example',
      }),
    },
    lots: {
      use: 'postgres',
      name: { fr: 'Lire les lots', en: 'Read the lots' },
      why: {
        fr: 'Table site_lots : site, lot (unique), company, siren, works en clair, opened_on.',
        en: 'Table site_lots: site, lot (unique), company, siren, works in words, opened_on.',
      },
      with: {
        operation: 'executeQuery',
        query:
          'SELECT lot, company, siren, works, opened_on::text FROM site_lots WHERE site = $1 ORDER BY lot',
        options: { queryReplacement: "={{ [$('settings').first().json.ref] }}" },
      },
      onError: 'continue',
      always: true,
      retry: [2, 3],
    },
    folder: {
      use: 'nextcloud',
      name: { fr: 'Lister les attestations', en: 'List the certificates' },
      why: {
        fr: 'Celles que les entreprises ont remises pour ce chantier.',
        en: 'Those that companies handed in for this site.',
      },
      with: {
        resource: 'folder',
        operation: 'list',
        path: "={{ $('settings').first().json.folder + '/' + $('settings').first().json.ref }}",
      },
      once: true,
      always: true,
      onError: 'continue',
      retry: [2, 3],
    },
    papers: {
      use: 'code',
      name: { fr: 'Les PDF à lire', en: 'PDFs to read' },
      why: {
        fr: 'Sans lot ou sans papier, on s’arrête en le disant.',
        en: 'Without a lot or a paper it stops, and says so.',
      },
      with: allItems(PAPERS),
    },
    ready: {
      use: 'if',
      name: { fr: 'De quoi lire ?', en: 'Anything to read?' },
      why: {
        fr: 'Un dossier vide n’est pas un chantier couvert.',
        en: 'An empty folder is no site that is covered.',
      },
      with: all(text('={{ $json.kind }}', 'equals', 'paper')),
    },
    fetch: {
      use: 'nextcloud',
      name: { fr: 'Prendre chaque PDF', en: 'Fetch each PDF' },
      why: {
        fr: 'Un fichier verrouillé n’arrête pas les autres.',
        en: 'A locked file does not stop the others.',
      },
      with: {
        resource: 'file',
        operation: 'download',
        path: '={{ $json.path }}',
        binaryPropertyName: 'data',
      },
      onError: 'continue',
      retry: [2, 3],
    },
    read: {
      use: 'mistralOcr',
      name: { fr: 'Lire les pages', en: 'Read the pages' },
      why: {
        fr: 'Les activités tiennent en petits tableaux, souvent numérisés.',
        en: 'Activities sit in small tables, often scanned.',
      },
      with: { binaryProperty: 'data', options: {} },
      onError: 'continue',
      retry: [2, 5],
    },
    match: {
      use: 'code',
      name: { fr: 'Rattacher par SIREN', en: 'Tie by company number' },
      why: {
        fr: 'Par le numéro imprimé, jamais par un nom ressemblant.',
        en: 'By the number in print, never by a name that looks like it.',
      },
      with: allItems(MATCH),
    },
    cover: {
      use: 'informationExtractor',
      name: { fr: 'Chercher les travaux', en: 'Look for the works' },
      why: {
        fr: 'Le modèle cite la ligne ; le code compare les dates.',
        en: 'The model quotes the line; code compares the dates.',
      },
      with: COVER,
      onError: 'continue',
      retry: [2, 5],
    },
    medium: model('medium', { fr: 'Modèle de relevé', en: 'Reading model' }),
    check: {
      use: 'code',
      name: { fr: 'Juger lot par lot', en: 'Judge lot by lot' },
      why: {
        fr: 'De deux attestations pour un lot, la meilleure compte.',
        en: 'Of two certificates for one lot the better counts.',
      },
      with: allItems(CHECK),
    },
    send: {
      use: 'emailSend',
      name: { fr: 'Envoyer le tableau', en: 'Send the table' },
      why: {
        fr: 'Une trace datée, pour le dossier du chantier.',
        en: 'A dated trace for the site’s file.',
      },
      with: mailed(
        { from: setting('works'), to: setting('works') },
        {
          fr: "=Chantier {{ $('settings').first().json.ref }} : {{ $json.covered }} lot(s) couvert(s) sur {{ $json.all }}",
          en: "=Site {{ $('settings').first().json.ref }}: {{ $json.covered }} lot(s) covered of {{ $json.all }}",
        },
        '={{ $json.text }}',
      ),
      onError: 'continue',
      retry: [2, 5],
    },
    done: {
      use: 'form',
      name: { fr: 'Montrer les lots', en: 'Show the lots' },
      why: {
        fr: 'Les manques d’abord.',
        en: 'Gaps first.',
      },
      with: page(
        {
          fr: "={{ $('check').first().json.covered }} lot(s) couvert(s) sur {{ $('check').first().json.all }}",
          en: "={{ $('check').first().json.covered }} lot(s) covered of {{ $('check').first().json.all }}",
        },
        {
          fr: `={{ ${shown("$('check').first().json.text")} }}{{ $json.error ? '<br>Courriel refusé, copiez cette page.' : '' }}`,
          en: `={{ ${shown("$('check').first().json.text")} }}{{ $json.error ? '<br>Email refused, copy this page.' : '' }}`,
        },
      ),
    },
    stop: {
      use: 'form',
      name: { fr: 'Rien de confronté', en: 'Nothing compared' },
      why: {
        fr: 'Avec ce qu’il faut réparer.',
        en: 'With what has to be mended.',
      },
      with: page(
        { fr: 'Aucun lot contrôlé', en: 'No lot checked' },
        `={{ ${shown('$json.text')} }}`,
      ),
    },
  },
  links: [
    'site > settings > lots > folder > papers > ready.yes > fetch > read > match > cover > check > send > done',
    'medium => cover',
    'ready.no > stop',
  ],
  examples,
  cost: [{ node: 'cover', model: 'medium', reads: 3000, writes: 200, calls: 9 }],
  related: ['controler-attestation-vigilance', 'controler-dossier-avant-depot'],
})
