import { allItems } from '../../fragments/code.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId, byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { CARDS, COMPARE } from './tenir-page-equipe-a-jour.code.ts'
import { examples } from './tenir-page-equipe-a-jour.examples.ts'

const TEAM = { from: setting('sender'), to: setting('editor') }
export default defineRecipe({
  category: 'content',
  level: 'confirmed',
  minutes: 25,
  published: '2026-11-28',
  fr: {
    title: 'Tenir la page Équipe d’après arrivées, départs et accords',
    problem:
      'Un commercial parti en mars sourit encore sur la page Équipe en novembre ; des clients lui écrivent chez le concurrent. Deux recrues n’y sont pas, et une collègue qui avait refusé la photo découvre la sienne.',
    outcome:
      'Chaque lundi à 8 h 30, les noms, fonctions et photos de la page sont comparés à la feuille des ressources humaines. Un courriel à qui tient le site dit qui retirer et pourquoi, quelle photo n’a pas d’accord, quelle fonction a changé, et qui a accepté de paraître sans y être. L’ordre prénom-nom, les accents et les majuscules ne trompent pas la comparaison.',
    avoid:
      'Il faut une page où chaque personne a la même mise en forme, dont vous donnez les classes HTML, et un texte de remplacement avec le nom sur chaque photo ; une photo sans ce texte n’est pas vue. Réseaux sociaux, plaquettes et archives de presse restent à contrôler à la main.',
    approval:
      'Rien n’est publié ni retiré par le flux. La feuille ne dit que nom, fonction, départ et deux accords : pas de motif de départ, pas d’adresse. Un accord se retire quand on veut ; videz la case, et le lundi suivant le dit.',
    failure:
      'Page en erreur, classe introuvable après une refonte, feuille muette ou vide : un courriel le dit au lieu d’annoncer que tout va bien. Date de départ illisible : la personne est gardée, et nommée à part. Sans écart, un courriel d’une ligne.',
  },
  en: {
    title: 'Keep the Team page true to arrivals, leavers and consent',
    problem:
      'A salesman who left in March still smiles on the Team page in November; customers write to him at the rival’s. Two new colleagues are missing, and one who had refused a photo comes across hers.',
    outcome:
      'Each Monday at 8:30 the names, job titles and photos of the page are compared with the sheet of human resources. An email to whoever keeps the site says whom to take off and why, which photo lacks consent, which title has changed, and who agreed to appear but does not. Order of names, accents and capitals do not mislead the comparison.',
    avoid:
      'It takes a page on which everybody has the same markup, whose HTML classes you give, and an alternative text with the name on each photo; a photo without one goes unseen. Social networks, brochures and press archives still have to be checked by hand.',
    approval:
      'The flow neither publishes nor removes. The sheet says only name, title, leaving date and two consents: no reason for leaving, no address. Consent may be withdrawn at any time; empty the cell, and the next Monday says so.',
    failure:
      'Page in error, a class not found after a redesign, sheet silent or empty: an email says that instead of announcing that all is well. Leaving date unreadable: the person is kept, and named apart. Without differences, an email of one line.',
  },
  nodes: {
    weekly: {
      use: 'scheduleTrigger',
      name: { fr: 'Le lundi', en: 'On Mondays' },
      why: {
        fr: 'Une semaine de retard se pardonne, huit mois non.',
        en: 'A week late is forgiven, eight months are not.',
      },
      with: at('30 8 * * 1'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre page', en: 'Your page' },
      why: {
        fr: 'Son adresse publique ; card et role : classes HTML d’une fiche et de la fonction.',
        en: 'Its public address; card and role: HTML classes of a card and of the job title.',
      },
      with: fields({
        page: 'https://www.votre-entreprise.example/equipe',
        card: 'membre',
        role: 'fonction',
        sheet: { fr: 'identifiant de la feuille', en: 'id of the sheet' },
        sender: 'n8n@votre-entreprise.example',
        editor: 'communication@votre-entreprise.example',
      }),
    },
    page: {
      use: 'httpRequest',
      name: { fr: 'Ouvrir la page', en: 'Open the page' },
      why: {
        fr: 'Telle que le public la lit ce matin.',
        en: 'As the public reads it this morning.',
      },
      with: {
        url: setting('page'),
        options: {
          timeout: 30_000,
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
      retry: [3, 10],
    },
    cards: {
      use: 'code',
      name: { fr: 'Lire les fiches', en: 'Read the cards' },
      why: {
        fr: 'Dans chaque fiche : premier titre, fonction, texte de la première image.',
        en: 'In each card: first heading, job title, text of the first picture.',
      },
      with: allItems(CARDS),
    },
    staff: {
      use: 'googleSheets',
      name: { fr: 'Feuille du personnel', en: 'Staff sheet' },
      why: {
        fr: 'Colonnes name, title, left_on, page_ok, photo_ok ; les accords par « oui ».',
        en: 'Columns name, title, left_on, page_ok, photo_ok; consent is “yes”.',
      },
      with: {
        resource: 'sheet',
        operation: 'read',
        documentId: byId(setting('sheet')),
        sheetName: byName({ fr: 'Équipe', en: 'Team' }),
        options: {},
      },
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    compare: {
      use: 'code',
      name: { fr: 'Comparer', en: 'Compare' },
      why: {
        fr: 'Par les mots du nom, dans n’importe quel ordre.',
        en: 'By the words of a name, in any order.',
      },
      with: allItems(COMPARE),
    },
    state: {
      use: 'switch',
      name: { fr: 'Écart, égal, aveugle', en: 'Differs, same or blind' },
      why: {
        fr: 'Une page vidée par une refonte n’est pas une équipe partie.',
        en: 'A page emptied by a redesign is no team gone.',
      },
      with: cases({
        change: text('={{ $json.state }}', 'equals', 'change'),
        same: text('={{ $json.state }}', 'equals', 'same'),
        blind: text('={{ $json.state }}', 'equals', 'blind'),
      }),
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Dire les écarts', en: 'Tell the differences' },
      why: {
        fr: 'Les retraits d’abord : ce sont des personnes.',
        en: 'Removals first, as they concern people.',
      },
      with: mailed(
        TEAM,
        {
          fr: '=Page Équipe : {{ $json.total }} écart(s), dont {{ $json.urgent }} à retirer sans attendre',
          en: '=Team page: {{ $json.total }} difference(s), {{ $json.urgent }} to be taken off without delay',
        },
        '={{ $json.text }}',
      ),
      retry: [3, 10],
    },
    same: {
      use: 'emailSend',
      name: { fr: 'Dire que rien ne change', en: 'Say nothing changes' },
      why: {
        fr: 'Un silence ne prouve pas que l’on a regardé.',
        en: 'Silence does not prove that anybody looked.',
      },
      with: mailed(
        TEAM,
        { fr: 'Page Équipe : à jour', en: 'Team page: up to date' },
        {
          fr: '=Personnes affichées : {{ $json.shown }}. Aucun écart avec la feuille.',
          en: '=People shown: {{ $json.shown }}. No difference from the sheet.',
        },
      ),
      retry: [3, 10],
    },
    blind: {
      use: 'emailSend',
      name: { fr: 'Dire que rien n’est comparé', en: 'Say nothing was compared' },
      why: {
        fr: 'Une classe renommée, le plus souvent.',
        en: 'Mostly a class that was renamed.',
      },
      with: mailed(
        TEAM,
        { fr: 'Page Équipe : non comparée', en: 'Team page: not compared' },
        '={{ $json.why }}',
      ),
      retry: [3, 10],
    },
  },
  links: [
    'weekly > settings > page > cards > staff > compare > state.change > tell',
    'state.same > same',
    'state.blind > blind',
  ],
  examples,
  related: ['verifier-noms-et-fonctions', 'retirer-photos-sans-droits'],
})
