/** Who one is, and how to show it, in French. */
import type { AccountWords } from '../en/account.ts';
import { de } from './grammar.ts';

/** What is said about oneself. */
export const words: AccountWords = {
  title: 'Compte',
  guest: 'invité sur cet appareil',
  claimed: 'nom réservé',
  profile: 'Ton profil',
  administration: 'Gestion du serveur',
  about: {
    stranger:
      'C’est ta première visite ? Choisis un nom et joue en invité, ou connecte-toi si tu en as déjà un.',
    guest:
      'Tu joues en invité sur cet appareil. Réserve ton nom pour que personne d’autre ne le prenne : tes tables et tes réglages te suivront sur tes autres appareils.',
    claimed:
      'Ce nom est réservé pour toi. Tes tables et tes réglages te suivent sur chaque appareil où tu te connectes.',
  },
  name: {
    title: 'Nom',
    about: 'Les autres joueurs voient ce nom.',
    ok: 'Changer de nom',
  },
  claim: {
    title: 'Réserver ton nom',
    about: 'Comment veux-tu te connecter ?',
    passkey: 'Avec une clé d’accès',
    passkeyAbout:
      'Ton appareil demande ton empreinte, ton visage ou son code. Rien à retenir, rien à voler.',
    password: 'Avec un mot de passe',
    byPasskey: 'Réserver avec une clé d’accès',
    byPassword: 'Réserver avec un mot de passe',
    done: (name) => `${name} est maintenant ton nom.`,
  },
  passkeys: {
    title: 'Clés d’accès',
    none: 'Aucune clé d’accès.',
    from: (date) => `Clé d’accès du ${date}`,
    add: 'Ajouter une clé d’accès',
    added: 'Clé d’accès ajoutée.',
    remove: (date) => `Supprimer la clé d’accès du ${date}`,
    sure: 'Supprimer cette clé d’accès ? Tu ne pourras plus te connecter avec elle.',
    last: 'C’est ton seul moyen de te connecter. Ajoute d’abord une autre clé d’accès ou un mot de passe.',
    removed:
      'Clé d’accès supprimée. Ton appareil la propose peut-être encore ; tu peux aussi l’y supprimer.',
    unavailable: 'Ce navigateur ne peut pas utiliser de clés d’accès à cette adresse.',
    cancelled: 'Aucune clé d’accès n’a été créée. Réessaie ou choisis un mot de passe.',
    present: 'Cet appareil a déjà une de tes clés d’accès.',
  },
  password: {
    label: 'Mot de passe',
    current: 'Mot de passe actuel',
    next: 'Nouveau mot de passe',
    rule: 'Au moins 8 caractères.',
    show: 'Afficher le mot de passe',
    set: 'Choisir un mot de passe',
    change: 'Changer le mot de passe',
    about: 'Tous les autres appareils seront déconnectés.',
    changed: 'Mot de passe enregistré. Tous les autres appareils ont été déconnectés.',
  },
  signIn: {
    title: 'Se connecter',
    about: 'Si tu as réservé un nom, sur cet appareil ou sur un autre.',
    asGuest: (name) =>
      `Sur cet appareil, tu joues en invité sous le nom ${name}. Si tu te connectes, tu perds définitivement ce nom et ses tables.`,
    name: 'Nom',
    go: 'Se connecter',
    passkey: 'Se connecter avec une clé d’accès',
    wrong: 'Nom ou mot de passe incorrect.',
    welcome: (name) => `Bienvenue, ${name} !`,
  },
  signOut: {
    title: 'Se déconnecter',
    about: 'Ton nom reste réservé. Reconnecte-toi quand tu veux.',
    here: 'Se déconnecter ici',
    everywhere: 'Se déconnecter partout',
    sureEverywhere: 'Te déconnecter de cet appareil et de tous les autres ?',
    sureLost:
      'Tu n’as ni mot de passe ni clé d’accès : tu ne pourras plus te reconnecter. Te déconnecter quand même ?',
    done: 'Déconnexion réussie.',
  },
  bots: {
    title: 'Tes bots',
    about:
      'Un bot est un programme à toi qui joue ici. Il se connecte avec un jeton. Ce qu’il peut faire est décrit dans la',
    api: 'documentation de l’API',
    name: 'Nom du bot',
    make: 'Créer un bot',
    since: (date) => `depuis le ${date}`,
    revoked: 'jeton révoqué',
    revoke: 'Révoquer le jeton',
    revokeOf: (name) => `Révoquer le jeton : ${name}`,
    sure: (name) => `Révoquer le jeton ${de(name)} ? Le bot n’aura plus accès au serveur.`,
    token: (name) => `Jeton ${de(name)}`,
    once: 'Copie-le maintenant et garde-le en lieu sûr. Il ne sera plus affiché.',
    copy: 'Copier le jeton',
    copied: 'Jeton copié.',
  },
  data: {
    title: 'Tes données',
    about: 'Tout ce que le serveur sait de toi, dans un fichier JSON.',
    download: 'Télécharger tes données',
  },
  deletion: {
    title: 'Supprimer ton compte',
    goes: 'Ce qui sera supprimé',
    going: [
      'ton nom, tes réglages, ton mot de passe et tes clés d’accès, sur tous les appareils',
      'tout ce que tu as écrit dans les discussions',
      'tes cotes et ta place dans les classements',
      'tes bots et leurs jetons',
    ],
    stays: 'Ce qui reste',
    staying: [
      'les parties que tu as jouées, pour les autres joueurs : ton nom n’y figure plus, et un bot te remplace dans les parties en cours',
      'ce qui n’est enregistré que sur cet appareil : ses réglages et les parties hors ligne',
    ],
    go: 'Supprimer mon compte',
    sure: (name) => `Supprimer définitivement ${name} ? Cette action est irréversible.`,
    done: 'Ton compte est supprimé.',
  },
};
