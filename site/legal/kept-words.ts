/** What the cookie page's tables say. */
import { KEPT_DAYS } from '../contact/draft.ts'
import { CONSENT_MONTHS } from '../ports/consent.ts'
import { KEPT_CONVERSIONS } from '../ports/conversions.ts'
import { JOURNAL_LINES } from '../ports/life/save-storage.ts'
import { KEPT_VIEWS } from '../ports/page-views.ts'
import type { Bilingual } from '../routes/language.ts'

const fr = {
  head: ['Nom', 'Pourquoi', 'Ce qui est gardé', 'Jusqu’à quand', 'Qui le lit'],
  handHead: ['Nom', 'Ce que fait l’entrée'],
  lasts: {
    cleared: 'Vous l’effacez',
    session: 'L’onglet se ferme',
    draft: `L’envoi, ${KEPT_DAYS} jours au plus`,
    answer: `${CONSENT_MONTHS} mois`,
  },
  read: { device: 'Ce site, sur cet appareil', 'owner-when-sent': 'Moi aussi, si vous l’envoyez' },
  kept: {
    theme: ['Retenir le thème choisi', '`dark` ou `light`'],
    language: ['Proposer votre langue à la prochaine visite', '`fr` ou `en`'],
    universe: ['Retenir l’univers choisi', '`code`, `ia` ou `plus`'],
    draft: [
      'Vous rendre un message commencé, ou l’envoyer quand le réseau revient',
      'Ce que vous avez écrit dans le formulaire, et l’heure',
    ],
    messages: [
      'Compter les messages, pour le mode Administrateur sur cet appareil',
      'Le nombre de messages partis d’ici',
    ],
    guides: ['Montrer où vous en êtes d’un guide', 'Les chapitres que vous avez lus'],
    tools: [
      'Reprendre un outil où vous l’avez laissé, comparer un résultat au précédent',
      'Vos réponses, vos derniers résultats et leur jour',
    ],
    toolsAside: [
      'Garder des réponses qui ne se lisent plus',
      'Ce qui était gardé des outils, tel quel',
    ],
    promptValues: [
      'Remplir les variables de vos consignes sans les retaper',
      'Ce que vous mettez à leur place',
    ],
    templates: [
      'Retrouver ce que vous avez fait pour installer un modèle de workflow',
      'Les lignes que vous avez cochées',
    ],
    studio: [
      'Reprendre dans le studio les workflows que vous y avez ouverts',
      'Ces workflows, leurs versions nommées et le moment du dernier changement',
    ],
    studioAside: [
      'Garder des workflows qui ne se lisent plus',
      'Ce qui était gardé du studio, tel quel',
    ],
    hidden: ['Laisser Opale masquée si vous l’avez masquée', '`true` ou `false`'],
    save: ['Retrouver Opale où vous l’avez laissée', 'Son nom, son état, ce qu’elle a appris'],
    journal: [
      'Ne perdre aucun geste si la page se ferme',
      `Vos derniers gestes avec elle, ${JOURNAL_LINES} au plus`,
    ],
    before: ['Revenir sur une remise à zéro ou un import', 'Sa sauvegarde d’avant'],
    damaged: ['Garder une sauvegarde qui ne se lit plus', 'Cette sauvegarde, telle quelle'],
    visits: [
      'Changer le portrait d’Opale d’une visite à l’autre',
      'Le nombre de visites depuis que vous la connaissez',
    ],
    refused: ['Ne plus proposer de notifications', '`true`'],
    postponed: ['Attendre avant de les proposer à nouveau', '`true`, et l’heure convenue'],
    consent: [
      'Ne pas reposer la question de la mesure d’audience',
      'Votre réponse, et le jour où elle cesse de valoir',
    ],
    loading: ['Ne montrer l’écran de chargement qu’une fois', '`1`'],
    views: [
      'Préparer la page suivante',
      `Les ${KEPT_VIEWS} dernières pages de l’onglet : adresse, heure, provenance, navigateur`,
    ],
    steps: [
      'Montrer les étapes vers un contact, en mode Administrateur sur cet appareil',
      `Les ${KEPT_CONVERSIONS} dernières : nature, page, heure, points`,
    ],
    result: ['Joindre le résultat d’un outil à un message', 'Le titre et le texte du résultat'],
    tour: ['Reprendre la visite guidée où vous en étiez', 'Le numéro de l’étape'],
    counted: ['Ne compter cette visite qu’une fois, pour le portrait d’Opale', '`true`'],
  },
  byHand: {
    diagnostics: 'ouvre la fiche de diagnostic',
    end: 'donne une fin au refus des notifications',
  },
  cookieHead: ['Nom', 'Pourquoi', 'Jusqu’à quand'],
  cookies: {
    session: ['Rester dans le bureau', 'La sortie, un mois au plus'],
    device: [
      'Ne pas faire attendre un navigateur déjà connu quand d’autres essaient des mots de passe',
      'Un an',
    ],
    hint: ['Montrer le mode Administrateur sur les pages', 'La sortie, un mois au plus'],
  },
}

const en: typeof fr = {
  head: ['Name', 'Why', 'What is kept', 'Until when', 'Who reads it'],
  handHead: ['Name', 'What the entry does'],
  lasts: {
    cleared: 'You clear it',
    session: 'The tab closes',
    draft: `It is sent, ${KEPT_DAYS} days at most`,
    answer: `${CONSENT_MONTHS} months`,
  },
  read: { device: 'This site, on this device', 'owner-when-sent': 'I do too, if you send it' },
  kept: {
    theme: ['Remembering the theme you chose', '`dark` or `light`'],
    language: ['Offering your language on your next visit', '`fr` or `en`'],
    universe: ['Remembering the universe you chose', '`code`, `ia` or `plus`'],
    draft: [
      'Giving a message you began back to you, or sending it once the network returns',
      'What you wrote in the form, and when',
    ],
    messages: [
      'Counting messages, for the site owner’s options list on this device',
      'How many messages left from here',
    ],
    guides: ['Showing how far you are in a guide', 'The chapters you have read'],
    tools: [
      'Resuming a tool where you left it, comparing a result with the one before',
      'Your answers, your last results and their day',
    ],
    toolsAside: [
      'Keeping answers that can no longer be read',
      'What was kept of the tools, as it was',
    ],
    promptValues: [
      'Filling in the variables of your prompts without typing them again',
      'What you put in their place',
    ],
    templates: [
      'Showing what you have done to set up a workflow template',
      'The lines that you have ticked',
    ],
    studio: [
      'Resuming in the studio the workflows that you opened there',
      'Those workflows, their named versions and when they were last changed',
    ],
    studioAside: [
      'Keeping workflows that can no longer be read',
      'What was kept of the studio, as it was',
    ],
    hidden: ['Leaving Opale hidden if you hid her', '`true` or `false`'],
    save: ['Finding Opale as you left her', 'Her name, her state, what she has learnt'],
    journal: [
      'Losing no action when the page closes',
      `Your last actions with her, ${JOURNAL_LINES} at most`,
    ],
    before: ['Undoing a reset or an import', 'Her save from before it'],
    damaged: ['Keeping a save that can no longer be read', 'That save, as it was'],
    visits: ['Changing Opale’s portrait from visit to visit', 'How many visits since you met her'],
    refused: ['Not offering notifications again', '`true`'],
    postponed: ['Waiting before they are offered again', '`true`, and the time agreed'],
    consent: [
      'Not asking about audience measurement again',
      'Your answer, and the day on which it stops counting',
    ],
    loading: ['Showing the loading screen only once', '`1`'],
    views: [
      'Getting the next page ready',
      `The tab’s last ${KEPT_VIEWS} pages: address, time, where from, browser`,
    ],
    steps: [
      'Showing the steps towards a contact, in the site owner’s options list on this device',
      `The last ${KEPT_CONVERSIONS}: kind, page, time, points`,
    ],
    result: ['Enclosing a tool’s result with a message', 'The result’s title and text'],
    tour: ['Resuming the guided tour where you were', 'The number of the stop'],
    counted: ['Counting this visit only once, for Opale’s portrait', '`true`'],
  },
  byHand: {
    diagnostics: 'opens the diagnostic card',
    end: 'gives the refusal of notifications an end',
  },
  cookieHead: ['Name', 'What for', 'Until when'],
  cookies: {
    session: ['Staying at the desk', 'Signing out, a month at most'],
    device: ['Not keeping a known browser waiting while others try passwords', 'A year'],
    hint: ['Showing administrator mode on the pages', 'Signing out, a month at most'],
  },
}

export const WORDS: Bilingual<typeof fr> = { fr, en }
