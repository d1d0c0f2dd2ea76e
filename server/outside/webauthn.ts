// Passkeys with SimpleWebAuthn, which is loaded on first use because it needs 25 MB.
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";

const load = () => import("@simplewebauthn/server");

export type PasskeySite = { id: string; name: string; origin: string };

export type NewPasskey = { id: string; publicKey: string; counter: number; transports: string[] };
export type KnownPasskey = NewPasskey;

export type PasskeyOptions = object;

type Owner = { id: string; handle: string; name: string; known: readonly Pick<KnownPasskey, "id" | "transports">[] };

export async function optionsToRegister(
  site: PasskeySite,
  owner: Owner,
  challenge: Uint8Array,
): Promise<PasskeyOptions> {
  const { generateRegistrationOptions } = await load();
  return generateRegistrationOptions({
    rpName: site.name,
    rpID: site.id,
    userID: new TextEncoder().encode(owner.id),
    userName: owner.handle,
    userDisplayName: owner.name,
    challenge: Uint8Array.from(challenge),
    excludeCredentials: owner.known.map(({ id, transports }) => ({ id, transports })),
    // A passkey replaces handle and password. It must be discoverable, and must verify the user by finger or PIN.
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

export async function optionsToSignIn(site: PasskeySite, challenge: Uint8Array): Promise<PasskeyOptions> {
  const { generateAuthenticationOptions } = await load();
  return generateAuthenticationOptions({
    rpID: site.id,
    challenge: Uint8Array.from(challenge),
    userVerification: "required",
  });
}

/** True if this site issued the challenge. The browser returns it in base64url. */
type ChallengeCheck = (challenge: string) => boolean;

export async function registeredPasskey(
  site: PasskeySite,
  response: unknown,
  isOurs: ChallengeCheck,
): Promise<NewPasskey | null> {
  const { verifyRegistrationResponse } = await load();
  const verified = await nullIfThrown(() =>
    verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: isOurs,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
    }),
  );
  if (!verified?.verified) return null;
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  return { id, publicKey: Buffer.from(publicKey).toString("base64url"), counter, transports };
}

/** @returns the new signature counter; null if the authenticator's response is invalid */
export async function usedPasskey(
  site: PasskeySite,
  { response, passkey }: { response: unknown; passkey: KnownPasskey },
  isOurs: ChallengeCheck,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await load();
  const verified = await nullIfThrown(() =>
    verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: isOurs,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      credential: {
        id: passkey.id,
        publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, "base64url")),
        counter: passkey.counter,
        transports: passkey.transports,
      },
    }),
  );
  return verified?.verified ? verified.authenticationInfo.newCounter : null;
}

/** The library throws for every invalid response, and has no error class of its own. */
async function nullIfThrown<Result>(verify: () => Promise<Result>): Promise<Result | null> {
  try {
    return await verify();
  } catch {
    return null;
  }
}
