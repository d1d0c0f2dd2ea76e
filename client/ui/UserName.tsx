// A hidden field that tells password managers which user's password a form asks for.
export function UserName({ handle }: { handle: string }) {
  return <input hidden type="email" name="username" autoComplete="username" defaultValue={handle} />;
}
