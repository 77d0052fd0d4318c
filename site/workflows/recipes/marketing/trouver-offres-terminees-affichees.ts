import { allItems } from '../../fragments/code.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId, byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { FIND, PLAN } from './trouver-offres-terminees-affichees.code.ts'
import { examples } from './trouver-offres-terminees-affichees.examples.ts'

const TEAM = { from: setting('sender'), to: setting('team') }

export default defineRecipe({
  category: 'marketing',
  level: 'confirmed',
  minutes: 25,
  published: '2026-11-28',
  fr: {
    title: 'Trouver les offres terminées encore affichées sur le site',
    problem:
      'La page d’accueil a été corrigée le 1er décembre. L’ancienne page de campagne, un article de blog et la page d’une agence promettent toujours « −20 % avec AUTOMNE20 » : une cliente arrive en caisse avec son téléphone, et il faut l’honorer ou la fâcher.',
    outcome:
      'Chaque lundi à 7 heures, le flux prend dans votre feuille les offres dont le dernier jour est passé, lit les pages du plan du site et cherche leurs mots : un code, une phrase exacte. Un courriel donne, offre par offre, les adresses à corriger. Un lundi sans trouvaille le dit aussi, avec le nombre de pages lues.',
    avoid:
      'Il lit le texte que le serveur envoie : ni les images, ni les bandeaux ajoutés par un script, ni les pages absentes du plan. Choisissez des mots propres à l’offre ; « promotion » serait trouvé partout.',
    approval:
      'Rien n’est modifié sur le site. Une personne corrige, redirige ou garde la page comme archive datée. La même adresse revient chaque lundi jusque-là ; pour la taire, retirez la ligne de la feuille.',
    failure:
      'Feuille ou plan illisible, ou plan qui en liste d’autres : un courriel le dit et rien n’est déclaré propre. Une page qui ne répond pas est nommée dans le courriel ; les autres sont lues quand même.',
  },
  en: {
    title: 'Find past offers that your site still shows',
    problem:
      'The home page was mended on 1 December. The old campaign page, a blog post and one branch’s page still promise “20% off with AUTOMNE20”: a customer comes to the till with her phone, to be honoured or annoyed.',
    outcome:
      'Each Monday at seven the flow takes from your sheet the offers whose last day has passed, reads the pages of the sitemap and looks for their words: a code, an exact phrase. An email gives the addresses to mend, offer by offer. A Monday without finds says so too, with the number of pages read.',
    avoid:
      'It reads the text that the server sends: neither pictures, nor banners added by a script, nor pages missing from the sitemap. Choose words that belong to the offer; “promotion” would turn up everywhere.',
    approval:
      'Nothing is changed on the site. A person mends, redirects or keeps the page as a dated archive. Until then the address comes back every Monday; to quiet it, take the row out of the sheet.',
    failure:
      'Sheet or sitemap unreadable, or a sitemap of sitemaps: an email says so and nothing is declared clean. Pages without an answer are listed in the email, after the rest has been read.',
  },
  nodes: {
    weekly: {
      use: 'scheduleTrigger',
      name: { fr: 'Le lundi à 7 heures', en: 'Mondays at seven' },
      why: {
        fr: 'Beaucoup d’offres finissent un dimanche soir.',
        en: 'Many offers end on a Sunday night.',
      },
      with: at('0 7 * * 1'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre site', en: 'Your site' },
      why: {
        fr: 'Le plan des pages, pas celui qui liste les plans ; au plus 300 pages.',
        en: 'The sitemap of pages, not the one that lists sitemaps; 300 pages at most.',
      },
      with: fields({
        map: 'https://www.votre-enseigne.example/page-sitemap.xml',
        most: 300,
        sheet: { fr: 'identifiant de la feuille', en: 'id of the sheet' },
        sender: 'n8n@votre-enseigne.example',
        team: 'marketing@votre-enseigne.example',
      }),
    },
    offers: {
      use: 'googleSheets',
      name: { fr: 'Lire les offres', en: 'Read the offers' },
      why: {
        fr: 'Colonnes offer, words (plusieurs séparés par |) et last_day, dernier jour compris.',
        en: 'Columns offer, words (several split by |) and last_day, that day included.',
      },
      with: {
        resource: 'sheet',
        operation: 'read',
        documentId: byId(setting('sheet')),
        sheetName: byName({ fr: 'Offres', en: 'Offers' }),
        options: {},
      },
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    map: {
      use: 'httpRequest',
      name: { fr: 'Plan du site', en: 'Sitemap' },
      why: {
        fr: 'C’est la liste que votre site tient lui-même à jour.',
        en: 'The list that your site keeps up to date by itself.',
      },
      once: true,
      with: {
        url: setting('map'),
        options: {
          timeout: 30_000,
          response: { response: { responseFormat: 'text', outputPropertyName: 'data' } },
        },
      },
      onError: 'continue',
      retry: [3, 10],
    },
    plan: {
      use: 'code',
      name: { fr: 'Offres passées, pages à lire', en: 'Past offers, pages to read' },
      why: {
        fr: 'Une date illisible est signalée, jamais devinée.',
        en: 'A date that cannot be read is reported, never guessed.',
      },
      with: allItems(PLAN),
    },
    state: {
      use: 'switch',
      name: { fr: 'Lire, ou dire', en: 'Read, or tell' },
      why: {
        fr: 'Sans offre passée, inutile de charger trois cents pages.',
        en: 'Without past offers there is no need to load three hundred pages.',
      },
      with: cases({
        read: text('={{ $json.state }}', 'equals', 'read'),
        blind: text('={{ $json.state }}', 'equals', 'blind'),
        done: text('={{ $json.state }}', 'equals', 'done'),
      }),
    },
    pages: {
      use: 'httpRequest',
      name: { fr: 'Ouvrir chaque page', en: 'Open each page' },
      why: {
        fr: 'Quatre à la seconde : le site doit continuer à servir ses visiteurs.',
        en: 'Four a second: the site has visitors to serve.',
      },
      with: {
        url: '={{ $json.url }}',
        options: {
          timeout: 20_000,
          batching: { batch: { batchSize: 4, batchInterval: 1000 } },
          response: {
            response: {
              fullResponse: true,
              neverError: true,
              responseFormat: 'text',
              outputPropertyName: 'data',
            },
          },
        },
      },
      onError: 'continue',
    },
    find: {
      use: 'code',
      name: { fr: 'Chercher les mots', en: 'Look for the words' },
      why: {
        fr: 'Mot entier, sans regarder majuscules ni espaces : NOEL15 n’est pas NOEL150.',
        en: 'Whole words, whatever capitals and spaces: NOEL15 is not NOEL150.',
      },
      with: allItems(FIND),
    },
    report: {
      use: 'emailSend',
      name: { fr: 'Envoyer la liste', en: 'Send the list' },
      why: {
        fr: 'À qui peut corriger le site le matin même.',
        en: 'To whoever can mend the site that morning.',
      },
      with: mailed(TEAM, '={{ $json.subject }}', '={{ $json.text }}'),
      retry: [3, 10],
    },
    blind: {
      use: 'emailSend',
      name: { fr: 'Dire que rien n’est lu', en: 'Say nothing was read' },
      why: {
        fr: 'Sinon le silence vaudrait un site propre.',
        en: 'Silence would otherwise pass for a clean site.',
      },
      with: mailed(
        TEAM,
        { fr: 'Offres terminées : site non relu', en: 'Past offers: site not read' },
        '={{ $json.why }}',
      ),
      retry: [3, 10],
    },
  },
  links: [
    'weekly > settings > offers > map > plan > state.read > pages > find > report',
    'state.done > find',
    'state.blind > blind',
  ],
  examples,
  related: ['remplacer-partout-un-texte', 'garder-mot-soldes-aux-dates'],
})
