export function UserName({ handle }: { handle: string }) {
  return <input hidden type="email" name="username" autoComplete="username" defaultValue={handle} />;
}
