from __future__ import annotations

import json
from http import HTTPStatus

import pytest

from gobelin.server.problems import Code, Problem


@pytest.mark.parametrize("code", Code)
def test_every_code_is_a_problem(code: Code) -> None:
    problem = Problem(code, "because", {"seat": 1})
    assert HTTPStatus(problem.status) >= 400
    assert json.loads(json.dumps(problem.body())) == {
        "type": f"/problems#{code.key}",
        "title": code.title,
        "status": code.status,
        "detail": "because",
        "code": code.key,
        "arguments": {"seat": 1},
    }


def test_codes_are_all_different() -> None:
    assert len({code.key for code in Code}) == len(Code)
    assert len({code.title for code in Code}) == len(Code)


def test_a_problem_carries_the_table_as_it_stands() -> None:
    problem = Problem(Code.DECISION_CLOSED, "too late", document={"version": 9})
    assert problem.body()["document"] == {"version": 9}
    assert "document" not in Problem(Code.DECISION_CLOSED, "too late").body()


def test_headers_say_when_to_come_back_and_how_to_sign_in() -> None:
    assert Problem(Code.TOO_MANY, "wait", retry_after=7).headers()["retry-after"] == "7"
    assert Problem(Code.UNKNOWN_TOKEN, "who?").headers()["www-authenticate"] == "Bearer"
    assert Problem(Code.NOT_FOUND, "no").headers() == {"cache-control": "no-store"}
