// All procedures are mutations, because the URL of a query would contain the mail address.
import { personInput } from "#contract/schemas/persons.ts";
import { may, router } from "../../kernel/trpc.ts";
import { erasePerson } from "./erase-person.ts";
import { countPerson, exportPerson } from "./look-up-person.ts";

export const personsRouter = router({
  count: may("read", "persons")
    .input(personInput)
    .mutation(({ ctx, input }) => countPerson(ctx, input.email)),
  export: may("read", "persons")
    .input(personInput)
    .mutation(({ ctx, input }) => exportPerson(ctx, input.email)),
  erase: may("remove", "persons")
    .input(personInput)
    .mutation(({ ctx, input }) => erasePerson(ctx, input.email)),
});
